// The registry of the store: one change at a time, whole or not at all.
import { Database } from 'bun:sqlite'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Registry, readRegistry } from '@portal/shared-ui/federation/registry'
import type { ReleaseStore } from './release-store.ts'

/** Waits for its turn. The operating system frees an SQLite lock when its holder dies, however it dies. */
const inTurn = <Result>(folder: string, waitMs: number, work: () => Result): Result => {
  mkdirSync(folder, { recursive: true })
  const turn = new Database(join(folder, '.turn.sqlite'))
  try {
    turn.run(`PRAGMA busy_timeout = ${waitMs}`)
    turn.run('BEGIN EXCLUSIVE')
    return work()
  } finally {
    turn.close()
  }
}

interface Read {
  registry: Registry
  /** The entries as they are written, also those that cannot be read. */
  written: Record<string, unknown>
}

/** Null when there is none, or when what it says of the shell cannot be read. */
const read = (store: ReleaseStore): Read | null => {
  try {
    const json = JSON.parse(readFileSync(store.registryPath, 'utf8'))
    return { registry: readRegistry(json).registry, written: json.apps }
  } catch {
    return null
  }
}

/** Entries that did not change stay as they are written, to the letter. */
const withOthers = (after: Registry, before: Read | null): object => {
  if (!before) return after
  const isSame = (name: string) => after.apps[name] === before.registry.apps[name]
  const kept = Object.entries(before.written).filter(([name]) => isSame(name))
  return { ...after, apps: { ...after.apps, ...Object.fromEntries(kept) } }
}

const writeRegistry = (store: ReleaseStore, registry: object): void => {
  const aside = `${store.registryPath}.${process.pid}`
  writeFileSync(aside, JSON.stringify(registry, null, 2))
  renameSync(aside, store.registryPath)
}

/**
 * Changes the registry, which running portals follow. Any number of processes may do so at once: each waits for its
 * turn, and `change` gets what is there then, null for none. What it returns is written with the next revision, unless
 * it is the same object. Returns the registry as it is afterwards; throws when its turn does not come within `waitMs`.
 */
export const changeRegistry = (
  store: ReleaseStore,
  change: (current: Registry | null) => Registry,
  { waitMs = 60_000 } = {},
): Registry =>
  inTurn(store.folder, waitMs, () => {
    const before = read(store)
    const after = change(before?.registry ?? null)
    if (after === before?.registry) return after
    const next = { ...after, revision: (before?.registry.revision ?? 0) + 1 }
    writeRegistry(store, withOthers(next, before))
    return next
  })
