// What a change of the live version does to the registry and to the store.
import { entryFileOf, entryOf, shellName } from '@portal/shared-ui/federation/names'
import type {
  Published,
  RegisteredApp,
  RegisteredShell,
  Registry,
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

/** Of what was released, the last one first: those that are still there, none twice, and never the live one. */
const previousOf = (store: ReleaseStore, name: string, live: string, released: Published[]): Published[] => {
  const versions = released.map(({ version }) => version)
  return released
    .filter(({ version }, index) => versions.indexOf(version) === index && version !== live)
    .filter(({ version }) => store.isWhole(name, version))
    .map(({ version, entry, integrity }) => ({ version, entry, integrity }))
    .slice(0, keptVersions)
}

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
  { enabled, ...change }: Partial<Pick<RegisteredApp, 'enabled' | 'pinned' | 'previous'>>,
): Registry => {
  const { shell, apps } = registry
  if (name === shellName) return { ...registry, shell: { ...shell, ...change } }
  const app = apps[name]
  return app
    ? { ...registry, apps: { ...apps, [name]: { ...app, ...change, enabled: enabled ?? app.enabled } } }
    : registry
}

/** The entry of a version that is live from now on. */
export const liveEntry = (
  store: ReleaseStore,
  release: Release,
  by: By,
  current?: RegisteredShell,
): RegisteredShell => ({
  ...publishedAs(release),
  shared: release.shared,
  previous: current ? previousOf(store, release.name, release.version, [current, ...current.previous]) : [],
  pinned: current?.pinned ?? false,
  since: new Date().toISOString(),
  by,
})

/** The registry with this version live; `by` says why. */
export const makeLive = (store: ReleaseStore, registry: Registry, release: Release, by: By): Registry => {
  const { name, routes, shellApi } = release
  const current = registered(registry, name)
  const entry = liveEntry(store, release, by, current)
  if (name === shellName) return { ...registry, shell: entry }
  const enabled = registry.apps[name]?.enabled ?? true
  return { ...registry, apps: { ...registry.apps, [name]: { ...entry, routes, shellApi, enabled } } }
}

/** The registry with this version listed as the last one released, without becoming live. */
export const listRelease = (store: ReleaseStore, registry: Registry, release: Release): Registry => {
  const { name } = release
  const current = registered(registry, name)
  if (!current) return registry
  const earlier = previousOf(store, name, current.version, current.previous)
  const previous = [publishedAs(release), ...earlier.filter(({ version }) => version !== release.version)]
  return changeEntry(registry, name, { previous: previous.slice(0, keptVersions) })
}

/** After a change: a version that was live begins to age, and what nothing names and was not in use lately is removed. */
export const tidy = (store: ReleaseStore, before: Registry | null, after: Registry, name: string): void => {
  const replaced = before && registered(before, name)
  const entry = registered(after, name)
  if (!entry) return
  if (replaced && replaced.version !== entry.version) retireVersion(store, name, replaced.version)
  const kept = [entry, ...entry.previous].map(({ version }) => version)
  removeOldVersions(store, name, kept)
}
