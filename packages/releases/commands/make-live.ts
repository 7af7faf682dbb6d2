import { entryFileOf, entryOf, shellName } from '../names.ts'
import type { Published, RegisteredApp, RegisteredShell, Registry, SetAside } from '../registry.ts'
import type { Release } from '../release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { removeOldVersions, retireVersion } from '../store/stored-versions.ts'

export type By = RegisteredShell['by']

const keptVersions = 8

const publishedAs = ({ name, version, files }: Release): Published => ({
  version,
  entry: entryOf(name, version),
  integrity: files[entryFileOf(name)] ?? '',
})

/** The latest first, without duplicates and without those named elsewhere in the entry. */
const lastOf = <Version extends Published>(versions: Version[], elsewhere: string[]): Version[] => {
  const names = versions.map(({ version }) => version)
  return versions
    .filter(({ version }, index) => names.indexOf(version) === index && !elsewhere.includes(version))
    .slice(0, keptVersions)
}

const published = ({ version, entry, integrity, unchecked }: Published): Published => ({
  version,
  entry,
  integrity,
  ...(unchecked && { unchecked }),
})

const setAside = (one: Published, because: SetAside['because']): SetAside => ({ ...published(one), because })

/** Undefined if it was never released. */
export const registered = (
  { shell, apps }: Registry,
  name: string,
): RegisteredShell | RegisteredApp | undefined => {
  if (name === shellName) return shell
  return Object.hasOwn(apps, name) ? apps[name] : undefined
}

export const changeEntry = (
  registry: Registry,
  name: string,
  { enabled, ...change }: Partial<Pick<RegisteredApp, 'enabled' | 'pinned' | 'aside' | 'origin'>>,
): Registry => {
  const { shell, apps } = registry
  if (name === shellName) return { ...registry, shell: { ...shell, ...change } }
  const app = apps[name]
  return app
    ? { ...registry, apps: { ...apps, [name]: { ...app, ...change, enabled: enabled ?? app.enabled } } }
    : registry
}

/**
 * What a release can skip: checking its types, noting which API it needs, trying the live apps with a shell.
 */
export type Unchecked = 'types' | 'api' | 'browser'

export interface Reason {
  by: By
  origin: RegisteredShell['origin']
  /** Without a list, those that the registry already notes for that version. */
  unchecked?: Unchecked[] | undefined
}

const uncheckedOf = (current: RegisteredShell | undefined, version: string): string[] =>
  [...(current?.previous ?? []), ...(current?.aside ?? [])].find(one => one.version === version)?.unchecked ??
  []

/** Whether a rollback, by a person or by the portal itself, made the live version live. */
export const isBack = ({ by }: Pick<RegisteredShell, 'by'>): boolean =>
  by === 'rollback' || by === 'automatic'

export const liveEntry = (
  store: ReleaseStore,
  release: Release,
  { by, origin, unchecked: given }: Reason,
  current?: RegisteredShell,
): RegisteredShell => {
  const { name, version, shared, api } = release
  const isTakenBack = isBack({ by })
  const earlier = [...(current && !isTakenBack ? [current] : []), ...(current?.previous ?? [])]
  const aside = [
    ...(current && isTakenBack ? [setAside(current, 'taken back')] : []),
    ...(current?.aside ?? []),
  ]
  const unchecked = given ?? uncheckedOf(current, version)
  return {
    ...publishedAs(release),
    ...(unchecked.length > 0 && { unchecked }),
    shared,
    ...(api !== undefined && { api }),
    previous: lastOf(
      earlier.filter(one => store.isWhole(name, one.version)),
      [version],
    ).map(published),
    aside: lastOf(aside, [version]),
    origin,
    pinned: current?.pinned ?? false,
    since: new Date().toISOString(),
    by,
  }
}

export const makeLive = (
  store: ReleaseStore,
  registry: Registry,
  release: Release,
  reason: Reason,
): Registry => {
  const { name, routes, shellApi } = release
  const current = registered(registry, name)
  const entry = liveEntry(store, release, reason, current)
  if (name === shellName) return { ...registry, shell: entry }
  const enabled = registry.apps[name]?.enabled ?? true
  return { ...registry, apps: { ...registry.apps, [name]: { ...entry, routes, shellApi, enabled } } }
}

/** The version is noted as released but not live, because another one is pinned. */
export const listRelease = (registry: Registry, release: Release, unchecked: Unchecked[]): Registry => {
  const { name, version } = release
  const current = registered(registry, name)
  if (!current) return registry
  const wasLive = current.previous.some(one => one.version === version)
  const aside = wasLive
    ? current.aside
    : [
        setAside({ ...publishedAs(release), ...(unchecked.length > 0 && { unchecked }) }, 'pinned'),
        ...current.aside,
      ]
  return changeEntry(registry, name, { origin: 'released', aside: lastOf(aside, [current.version]) })
}

/**
 * After a change: the age of the replaced version starts counting, and versions that nothing names and nobody
 * used lately are removed.
 */
export const tidy = (store: ReleaseStore, before: Registry | null, after: Registry, name: string): void => {
  const replaced = before && registered(before, name)
  const entry = registered(after, name)
  if (!entry) return
  if (replaced && replaced.version !== entry.version) retireVersion(store, name, replaced.version)
  const kept = [entry, ...entry.previous, ...entry.aside].map(({ version }) => version)
  removeOldVersions(store, name, kept)
}
