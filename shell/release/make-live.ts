// What a change of the live version does to the registry and to the store.
import { entryFileOf, entryOf, shellName } from '@portal/shared-ui/federation/names'
import type {
  Published,
  RegisteredApp,
  RegisteredShell,
  Registry,
  SetAside,
} from '@portal/shared-ui/federation/registry'
import type { Release } from '@portal/shared-ui/federation/release'
import type { ReleaseStore } from './release-store.ts'
import { removeOldVersions, retireVersion } from './stored-versions.ts'

export type By = RegisteredShell['by']

/** How many earlier versions the registry names. */
const keptVersions = 8

const publishedAs = ({ name, version, files }: Release): Published => ({
  version,
  entry: entryOf(name, version),
  integrity: files[entryFileOf(name)] ?? '',
})

/** The last few of these versions, the last one first: none twice, and none that is named elsewhere in the entry. */
const lastOf = <Version extends Published>(versions: Version[], elsewhere: string[]): Version[] => {
  const names = versions.map(({ version }) => version)
  return versions
    .filter(({ version }, index) => names.indexOf(version) === index && !elsewhere.includes(version))
    .slice(0, keptVersions)
}

/** Of a longer entry, what names a version. */
const published = ({ version, entry, integrity, note }: Published): Published => ({
  version,
  entry,
  integrity,
  ...(note && { note }),
})

const setAside = (one: Published, because: SetAside['because']): SetAside => ({ ...published(one), because })

/** What the registry says of a package; undefined for one that was never released. */
export const registered = (
  { shell, apps }: Registry,
  name: string,
): RegisteredShell | RegisteredApp | undefined => {
  if (name === shellName) return shell
  return Object.hasOwn(apps, name) ? apps[name] : undefined
}

/** The registry with something else said of a package that is in it. */
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

/** Why a version becomes live, and whether a release or a build says so. */
export interface Reason {
  by: By
  origin: RegisteredShell['origin']
  /** What nobody checked of it; without one, what the registry says of that version already. */
  note?: string | undefined
}

const noteOf = (current: RegisteredShell | undefined, version: string): string | undefined =>
  [...(current?.previous ?? []), ...(current?.aside ?? [])].find(one => one.version === version)?.note

/** The entry of a version that is live from now on. */
export const liveEntry = (
  store: ReleaseStore,
  release: Release,
  { by, origin, note: given }: Reason,
  current?: RegisteredShell,
): RegisteredShell => {
  const { name, version, shared, api } = release
  const isTakenBack = by === 'rollback' || by === 'automatic'
  const earlier = [...(current && !isTakenBack ? [current] : []), ...(current?.previous ?? [])]
  const aside = [
    ...(current && isTakenBack ? [setAside(current, 'taken back')] : []),
    ...(current?.aside ?? []),
  ]
  const note = given ?? noteOf(current, version)
  return {
    ...publishedAs(release),
    ...(note && { note }),
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

/** The registry with this version live. */
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

/** The registry with this version noted as released, without becoming live: another one is pinned. */
export const listRelease = (registry: Registry, release: Release, note?: string): Registry => {
  const { name, version } = release
  const current = registered(registry, name)
  if (!current) return registry
  const wasLive = current.previous.some(one => one.version === version)
  const aside = wasLive
    ? current.aside
    : [setAside({ ...publishedAs(release), note }, 'pinned'), ...current.aside]
  return changeEntry(registry, name, { origin: 'released', aside: lastOf(aside, [current.version]) })
}

/** After a change: a version that was live begins to age, and what nothing names and was not in use lately is removed. */
export const tidy = (store: ReleaseStore, before: Registry | null, after: Registry, name: string): void => {
  const replaced = before && registered(before, name)
  const entry = registered(after, name)
  if (!entry) return
  if (replaced && replaced.version !== entry.version) retireVersion(store, name, replaced.version)
  const kept = [entry, ...entry.previous, ...entry.aside].map(({ version }) => version)
  removeOldVersions(store, name, kept)
}
