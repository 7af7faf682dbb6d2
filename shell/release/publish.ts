// Puts built versions into the store and switches the portal to them, all at once.
import { readArtifact } from '@portal/shared-ui/federation/artifact'
import { describeRelease } from '@portal/shared-ui/federation/describe-release'
import { shellName } from '@portal/shared-ui/federation/names'
import type { Registry } from '@portal/shared-ui/federation/registry'
import type { Release } from '@portal/shared-ui/federation/release'
import { liveEntry, makeLive, registered, tidy } from './make-live.ts'
import { changeRegistry } from './registry-file.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { type BuiltVersion, putVersion } from './stored-versions.ts'

/** A first registry can only be made with a shell; a damaged one only when everything was built. */
const startRegistry = (store: ReleaseStore, versions: BuiltVersion[]): Registry => {
  const shell = versions.find(({ release }) => release.name === shellName)
  if (!shell)
    throw new Error(`${store.registryPath} is missing or damaged: build everything, with \`npm run build\`.`)
  return { revision: 0, shell: liveEntry(store, shell.release, 'release'), apps: {} }
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
  const { registry } = await changeRegistry(store, current => {
    const before = current ?? startRegistry(store, versions)
    for (const version of versions) putVersion(store, version)
    const after = versions.reduce((registry, version) => switchTo(store, registry, version), before)
    for (const { release } of versions) tidy(store, after, release.name)
    return { registry: after }
  })
  return registry
}
