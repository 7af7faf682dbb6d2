import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { inTurn } from '@portal/server/in-turn'
import { type RegisteredShell, type Registry, readRegistry } from '../registry.ts'
import type { ReleaseStore } from './release-store.ts'

interface RegistryFile {
  registry: Registry
  unreadable: string[]
  /** Including unreadable ones. */
  written: { shell: unknown; apps: Record<string, unknown> }
}

/** Null if there is none, or if its entry for the shell cannot be read. */
const read = (store: ReleaseStore): RegistryFile | null => {
  try {
    const json = JSON.parse(readFileSync(store.registryPath, 'utf8'))
    const { registry, problems } = readRegistry(json)
    return { registry, unreadable: Object.keys(problems), written: json }
  } catch {
    return null
  }
}

/** Null if no readable one exists. */
export const readStoredRegistry = (store: ReleaseStore): Registry | null => read(store)?.registry ?? null

const withOthers = (after: Registry, before: RegistryFile | null): object => {
  if (!before) return after
  const { registry, written } = before
  const kept = Object.entries(written.apps).filter(([name]) => after.apps[name] === registry.apps[name])
  return {
    ...after,
    shell: after.shell === registry.shell ? written.shell : after.shell,
    apps: { ...after.apps, ...Object.fromEntries(kept) },
  }
}

const withRevisions = (after: Registry, before: Registry | undefined, revision: number): Registry => {
  const note = <Entry extends RegisteredShell>(entry: Entry, earlier?: RegisteredShell): Entry =>
    entry === earlier || entry.revision !== undefined ? entry : { ...entry, revision }
  const apps = Object.entries(after.apps).map(([name, entry]) => [name, note(entry, before?.apps[name])])
  return { ...after, revision, shell: note(after.shell, before?.shell), apps: Object.fromEntries(apps) }
}

/**
 * If the process is killed here, the old registry is still there, with a file that the next change
 * overwrites.
 */
const writeRegistry = (store: ReleaseStore, registry: object): void => {
  const aside = `${store.registryPath}.next`
  writeFileSync(aside, JSON.stringify(registry, null, 2))
  renameSync(aside, store.registryPath)
}

/**
 * Changes the registry, which running portals follow. Processes take turns; `change` receives the current
 * registry, null if there is none, and the names of apps with unreadable entries. The registry that it
 * returns is written with the next revision, unless it is the same object. Returns the result of `change`,
 * with the registry after it; throws when its turn does not come within `waitMs`.
 */
export const changeRegistry = <Change extends { registry: Registry | null }>(
  store: ReleaseStore,
  change: (current: Registry | null, unreadable: string[]) => Change,
  { waitMs = 60_000 } = {},
): Promise<Change> =>
  inTurn(store.folder, waitMs, () => {
    const before = read(store)
    const changed = change(before?.registry ?? null, before?.unreadable ?? [])
    if (!changed.registry || changed.registry === before?.registry) return changed
    const revision = (before?.registry.revision ?? 0) + 1
    const next = withRevisions(changed.registry, before?.registry, revision)
    writeRegistry(store, withOthers(next, before))
    return { ...changed, registry: next }
  })
