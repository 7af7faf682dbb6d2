// Puts built versions into the store and switches the portal to them, all at once.

import { readArtifact } from '@portal/shared-ui/federation/artifact'
import { describeRelease } from '@portal/shared-ui/federation/describe-release'
import { entryFileOf, entryOf, shellName } from '@portal/shared-ui/federation/names'
import type {
  Published,
  RegisteredApp,
  RegisteredShell,
  Registry,
} from '@portal/shared-ui/federation/registry'
import type { Release } from '@portal/shared-ui/federation/release'
import { changeRegistry } from './registry-file.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { type BuiltVersion, putVersion, removeOldVersions, retireVersion } from './stored-versions.ts'

/** How many earlier versions the registry names. */
const keptVersions = 8

const publishedAs = ({ name, version, files }: Release): Published => ({
  version,
  entry: entryOf(name, version),
  integrity: files[entryFileOf(name)] ?? '',
})

/** The version that was live until now, then those before it that are still there. */
const previousOf = (
  store: ReleaseStore,
  { name, version }: Release,
  current: RegisteredShell | undefined,
): Published[] => {
  if (!current) return []
  const { entry, integrity } = current
  return [{ version: current.version, entry, integrity }, ...current.previous]
    .filter(one => one.version !== version && store.isWhole(name, one.version))
    .slice(0, keptVersions)
}

type By = RegisteredShell['by']

const registerShell = (
  store: ReleaseStore,
  release: Release,
  by: By,
  current: RegisteredShell | undefined,
): RegisteredShell => ({
  ...publishedAs(release),
  shared: release.shared,
  previous: previousOf(store, release, current),
  pinned: current?.pinned ?? false,
  since: new Date().toISOString(),
  by,
})

/** What the registry says of a package; undefined for one that was never released. */
export const registered = (
  { shell, apps }: Registry,
  name: string,
): RegisteredShell | RegisteredApp | undefined => (name === shellName ? shell : apps[name])

/** The registry with a version that is in the store live; `by` says why. The version that was live begins to age. */
export const makeLive = (store: ReleaseStore, registry: Registry, release: Release, by: By): Registry => {
  const { shell, apps } = registry
  const { name, routes, shellApi } = release
  const current = registered(registry, name)
  if (current && current.version !== release.version) retireVersion(store, name, current.version)
  if (name === shellName) return { ...registry, shell: registerShell(store, release, by, shell) }
  const app = apps[name]
  const next = {
    ...registerShell(store, release, by, app),
    routes,
    shellApi,
    enabled: app?.enabled ?? true,
  }
  return { ...registry, apps: { ...apps, [name]: next } }
}

/** Removes what no entry of the registry names and what was not in use lately. */
export const tidy = (store: ReleaseStore, registry: Registry, name: string): void => {
  const entry = registered(registry, name)
  if (entry)
    removeOldVersions(
      store,
      name,
      [entry, ...entry.previous].map(({ version }) => version),
    )
}

/** A first registry can only be made with a shell; a damaged one only when everything was built. */
const startRegistry = (store: ReleaseStore, versions: BuiltVersion[]): Registry => {
  const shell = versions.find(({ release }) => release.name === shellName)
  if (!shell)
    throw new Error(`${store.registryPath} is missing or damaged: build everything, with \`npm run build\`.`)
  return { revision: 0, shell: registerShell(store, shell.release, 'release', undefined), apps: {} }
}

/** What was taken back stays so until its sources change; what is pinned stays live. */
const isHeldBack = (registry: Registry, { name, version }: Release): boolean => {
  const current = registered(registry, name)
  if (!current) return false
  return current.pinned || (current.by !== 'release' && current.previous[0]?.version === version)
}

const switchTo = (store: ReleaseStore, registry: Registry, { release }: BuiltVersion): Registry =>
  registered(registry, release.name)?.version === release.version || isHeldBack(registry, release)
    ? registry
    : makeLive(store, registry, release, 'release')

/** Drawing its pages takes time, which a version that is in the store has had. */
const describe = async (store: ReleaseStore, folder: string): Promise<BuiltVersion> => {
  const { name, version } = readArtifact(folder).portal
  if (store.isWhole(name, version)) return { folder, release: store.readRelease(name, version) }
  const { release, problems } = await describeRelease(folder)
  const [problem] = Object.entries(problems)
  if (problem) throw new Error(`${name} cannot be drawn: ${problem.join(' throws ')}`)
  return { folder, release }
}

/**
 * Copies artifacts into the store and makes them live, without any check. Throws an Error of one
 * sentence when there is no whole registry to add to.
 */
export const publish = async (dataDir: string, artifacts: { folder: string }[]): Promise<Registry> => {
  const store = openReleaseStore(dataDir)
  const versions = await Promise.all(artifacts.map(({ folder }) => describe(store, folder)))
  return changeRegistry(store, current => {
    const before = current ?? startRegistry(store, versions)
    for (const version of versions) putVersion(store, version)
    const after = versions.reduce((registry, version) => switchTo(store, registry, version), before)
    for (const { release } of versions) tidy(store, after, release.name)
    return after
  })
}
