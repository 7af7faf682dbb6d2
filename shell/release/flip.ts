// What people, and the portal by itself, change in the registry: in turn, checked, whole or not at all.
import { shellName } from '@portal/shared-ui/federation/names'
import type { RegisteredShell, Registry } from '@portal/shared-ui/federation/registry'
import type { Violation } from './gate/violation.ts'
import { registered, tidy } from './make-live.ts'
import { changeRegistry } from './registry-file.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'

/** `Of` is null as well for what may find nothing released. */
export interface Flipped<Of extends Registry | null = Registry> {
  /** `refused` by the gate; `unexpected` where another version was live than expected. Neither changes anything. */
  result: 'done' | 'refused' | 'unexpected'
  /** The version that was live before; null for what was never released. */
  was: string | null
  /** As it is afterwards. */
  registry: Of
  /** Why the gate refused it; empty otherwise. */
  gate: Violation[]
}

export interface FlipOptions {
  /** The version that must be live when the turn comes. */
  expect?: string | undefined
}

/** What a change makes of the registry, or why the gate does not let it. */
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

/** What a step came to. A step that changes nothing raises the revision all the same. */
export const conclude = (registry: Registry, step: Step, was: string | null): Flipped =>
  Array.isArray(step)
    ? { result: 'refused', was, registry, gate: step }
    : { result: 'done', was, registry: { ...step }, gate: [] }

/**
 * Changes what the registry says of a package that is in it. Throws an Error of one sentence when that cannot be done at
 * all; `step` may, too.
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
