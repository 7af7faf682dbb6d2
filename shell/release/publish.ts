// Puts built versions into the store and switches the portal to them, all at once.
import { join } from 'node:path'
import { readArtifact } from '@portal/shared-ui/federation/artifact'
import { shellName } from '@portal/shared-ui/federation/names'
import type { Registry } from '@portal/shared-ui/federation/registry'
import type { Release } from '@portal/shared-ui/federation/release'
import { compressNew } from './compressed.ts'
import { drawRelease } from './gate/first-paint.ts'
import { missingChunks } from './gate/missing-chunk.ts'
import { liveEntry, makeLive, registered, tidy } from './make-live.ts'
import { changeRegistry, readStoredRegistry } from './registry-file.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { type BuiltVersion, putVersion } from './stored-versions.ts'

interface Artifact {
  name: string
  folder: string
}

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

/** Drawing its pages and compressing its files takes time, which a version that is in the store has had. */
const describe = async (store: ReleaseStore, folder: string): Promise<BuiltVersion> => {
  const artifact = readArtifact(folder)
  const { name, version } = artifact.portal
  const [missing] = missingChunks(artifact, file => join(folder, file))
  if (missing) throw new Error(missing.message)
  const compressing = compressNew(store, folder, artifact)
  const { release, gate } = store.isWhole(name, version)
    ? { release: store.readRelease(name, version), gate: [] }
    : await drawRelease({ name, folder }, readStoredRegistry(store))
  const compressed = await compressing
  if (!release || gate[0]) throw new Error(gate[0]?.message)
  return { folder, release, compressed }
}

/**
 * Copies artifacts into the store and makes them live, without asking the gate. One that is damaged or cannot be drawn does
 * not affect the others: returns the problem of each. Throws an Error of one sentence when there is no whole registry to add to.
 */
export const publish = async (dataDir: string, artifacts: Artifact[]): Promise<string[]> => {
  const store = openReleaseStore(dataDir)
  const described = await Promise.allSettled(artifacts.map(({ folder }) => describe(store, folder)))
  const versions = described.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
  if (versions.length > 0)
    await changeRegistry(store, current => {
      const before = current ?? startRegistry(store, versions)
      for (const version of versions) putVersion(store, version)
      const after = versions.reduce((registry, version) => switchTo(store, registry, version), before)
      for (const { release } of versions) tidy(store, current, after, release.name)
      return { registry: after }
    })
  return described.flatMap((one, index) =>
    one.status === 'rejected' ? [`${artifacts[index]?.name} was not published: ${one.reason.message}`] : [],
  )
}
