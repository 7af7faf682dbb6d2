import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseStore } from '../store/release-store.ts'
import { type FlipOptions, type Flipped, flip } from './flip.ts'
import { goLive } from './go-live.ts'
import { changeEntry } from './make-live.ts'

const storedVersions = (store: ReleaseStore, name: string): string[] =>
  readdirSync(join(store.folder, name)).filter(version => store.isWhole(name, version))

/**
 * Makes a stored version live, and keeps it live over releases. Throws an Error of one sentence if it is not
 * stored.
 */
export const pin = (
  dataDir: string,
  name: string,
  version: string,
  options: FlipOptions = {},
): Promise<Flipped> =>
  flip(dataDir, name, options, ({ store, registry, entry }) => {
    const stored = storedVersions(store, name)
    if (!stored.includes(version))
      throw new Error(`There is no ${name} ${version} in the store: choose from ${stored.join(', ')}.`)
    const step = version === entry.version ? registry : goLive(store, registry, { name, version, by: 'pin' })
    return Array.isArray(step) ? step : changeEntry(step, name, { pinned: true, origin: 'released' })
  })

/** The live version is live until the next release. */
export const unpin = (dataDir: string, name: string, options: FlipOptions = {}): Promise<Flipped> =>
  flip(dataDir, name, options, ({ registry }) => changeEntry(registry, name, { pinned: false }))
