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

/** The first of these, and then those that are still there; none twice, and never the live one. */
const earlier = (store: ReleaseStore, name: string, live: string, released: Published[]): Published[] => {
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
export const changeEntry = (registry: Registry, name: string, change: Partial<RegisteredApp>): Registry => {
  const { shell, apps } = registry
  if (name === shellName) return { ...registry, shell: { ...shell, ...change } }
  const app = apps[name]
  return app ? { ...registry, apps: { ...apps, [name]: { ...app, ...change } } } : registry
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
  previous: current ? earlier(store, release.name, release.version, [current, ...current.previous]) : [],
  pinned: current?.pinned ?? false,
  since: new Date().toISOString(),
  by,
})

/** The registry with a version that is in the store live; `by` says why. The version that was live begins to age. */
export const makeLive = (store: ReleaseStore, registry: Registry, release: Release, by: By): Registry => {
  const { name, routes, shellApi } = release
  const current = registered(registry, name)
  if (current && current.version !== release.version) retireVersion(store, name, current.version)
  const entry = liveEntry(store, release, by, current)
  if (name === shellName) return { ...registry, shell: entry }
  const enabled = registry.apps[name]?.enabled ?? true
  return { ...registry, apps: { ...registry.apps, [name]: { ...entry, routes, shellApi, enabled } } }
}

/** The registry with a version listed as the last one released, which is in the store and does not become live. */
export const listRelease = (store: ReleaseStore, registry: Registry, release: Release): Registry => {
  const current = registered(registry, release.name)
  if (!current) return registry
  const previous = earlier(store, release.name, current.version, [publishedAs(release), ...current.previous])
  return changeEntry(registry, release.name, { previous })
}

/** Removes what no entry of the registry names and what was not in use lately. */
export const tidy = (store: ReleaseStore, registry: Registry, name: string): void => {
  const entry = registered(registry, name)
  if (!entry) return
  const kept = [entry, ...entry.previous].map(({ version }) => version)
  removeOldVersions(store, name, kept)
}
