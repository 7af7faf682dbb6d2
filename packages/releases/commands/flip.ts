// Changes to the registry: one at a time, checked, and complete or not at all.

import type { Violation } from '../gate/violation.ts'
import { shellName } from '../names.ts'
import type { RegisteredShell, Registry } from '../registry.ts'
import { changeRegistry } from '../store/registry-file.ts'
import { openReleaseStore, type ReleaseStore } from '../store/release-store.ts'
import { registered, tidy } from './make-live.ts'

/** `Of` includes null for calls that may find no registry. */
export interface Flipped<Of extends Registry | null = Registry> {
  /** `refused` by the gate; `unexpected` if another version was live than expected. Neither changes anything. */
  result: 'done' | 'refused' | 'unexpected'
  /** The version that was live before. */
  was: string | null
  registry: Of
  gate: Violation[]
}

export interface FlipOptions {
  expect?: string | undefined
}

/** The changed registry, or why the gate refuses it. */
export type Step = Registry | Violation[]

interface Moment {
  store: ReleaseStore
  registry: Registry
  entry: RegisteredShell
}

const withoutRegistry = (store: ReleaseStore): Error =>
  new Error(`${store.registryPath} is missing or damaged: build everything, with \`npm run build\`.`)

const unknownApp = (name: string, { apps }: Registry): Error =>
  new Error(`There is no release of ${name}: choose from ${[shellName, ...Object.keys(apps)].join(', ')}.`)

/** A step that changes nothing still raises the revision. */
export const conclude = (registry: Registry, step: Step, was: string | null): Flipped =>
  Array.isArray(step)
    ? { result: 'refused', was, registry, gate: step }
    : { result: 'done', was, registry: { ...step }, gate: [] }

/**
 * Changes a package's entry in the registry. Throws an Error of one sentence if that is impossible; `step`
 * can throw, too.
 */
export const flip = (
  dataDir: string,
  name: string,
  { expect }: FlipOptions,
  step: (moment: Moment) => Step,
): Promise<Flipped> => {
  const store = openReleaseStore(dataDir)
  return changeRegistry(store, (registry): Flipped => {
    if (!registry) throw withoutRegistry(store)
    const entry = registered(registry, name)
    if (!entry) throw unknownApp(name, registry)
    const was = entry.version
    if (expect !== undefined && expect !== was) return { result: 'unexpected', was, registry, gate: [] }
    const flipped = conclude(registry, step({ store, registry, entry }), was)
    if (flipped.result === 'done') tidy(store, registry, flipped.registry, name)
    return flipped
  })
}
