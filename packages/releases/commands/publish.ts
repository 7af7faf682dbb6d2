// Stores built versions and makes those live that no release has set, all at once.
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { readArtifact } from '../artifact.ts'
import { drawRelease } from '../gate/first-paint.ts'
import { unfit } from '../gate/fits-shell.ts'
import { missingChunks } from '../gate/missing-chunk.ts'
import { shellName } from '../names.ts'
import type { Registry } from '../registry.ts'
import type { Release } from '../release.ts'
import { compressNew } from '../store/compressed.ts'
import { changeRegistry, readStoredRegistry } from '../store/registry-file.ts'
import { openReleaseStore, type ReleaseStore } from '../store/release-store.ts'
import { type BuiltVersion, putVersion } from '../store/stored-versions.ts'
import { liveEntry, makeLive, type Reason, registered, tidy } from './make-live.ts'

const byBuild: Reason = { by: 'release', origin: 'built' }

interface Artifact {
  name: string
  folder: string
}

type Tell = (sentence: string) => void

/**
 * A first registry needs a shell; a damaged one is only replaced when everything was built, and is kept under
 * another name.
 */
const startRegistry = (store: ReleaseStore, versions: BuiltVersion[], tell: Tell): Registry => {
  const shell = versions.find(({ release }) => release.name === shellName)
  if (!shell)
    throw new Error(`${store.registryPath} is missing or damaged: build everything, with \`npm run build\`.`)
  if (existsSync(store.registryPath)) {
    const kept = `${store.registryPath}.damaged`
    copyFileSync(store.registryPath, kept)
    tell(
      `The registry was damaged and was made again from what was built: what releases had set is in ${kept}.`,
    )
  }
  return { revision: 0, shell: liveEntry(store, shell.release, byBuild), apps: {} }
}

/** Null if it becomes live. Only a release moves what a release has set. */
const heldBack = (registry: Registry, unreadable: string[], { name, version }: Release): string | null => {
  const release = `to make ${version} live, run \`npm run release -- ${name}\``
  if (unreadable.includes(name))
    return `${name} stays as it is, because its entry cannot be read: ${release}.`
  const current = registered(registry, name)
  if (!current || current.version === version) return null
  const stays = `${name} stays at ${current.version}`
  if (current.pinned) return `${stays}, which is pinned: \`npm run unpin -- ${name}\` unpins it.`
  if (current.origin === 'released') return `${stays}, which a release has set: ${release}.`
  return current.aside.some(one => one.version === version)
    ? `${stays}, because ${version} was taken back: change it, or ${release}.`
    : null
}

const unfitIn = (store: ReleaseStore, { shell }: Registry, release: Release): string[] => {
  if (release.name === shellName || !store.isWhole(shellName, shell.version)) return []
  return unfit(release, store.readRelease(shellName, shell.version)).map(({ message }) => message)
}

const switchTo = (
  store: ReleaseStore,
  registry: Registry,
  release: Release,
  { unreadable, problems, tell }: { unreadable: string[]; problems: string[]; tell: Tell },
): Registry => {
  const { name, version } = release
  if (registered(registry, name)?.version === version) return registry
  const held = heldBack(registry, unreadable, release)
  const [problem] = held ? [] : unfitIn(store, registry, release)
  if (held) tell(held)
  if (problem) problems.push(notPublished(name, problem))
  return held || problem ? registry : makeLive(store, registry, release, byBuild)
}

const notPublished = (name: string | undefined, problem: string): string =>
  `${name} was not published: ${problem}`

/** Slow, so it is skipped for a version that is already stored. */
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
 * Stores artifacts and makes those live that no release has set, without the gate. Returns the problem of
 * each that is damaged, cannot be drawn or does not fit the shell; the others are not affected. `tell`
 * receives those that are left as they are. Throws an Error of one sentence when there is no intact registry
 * to add to.
 */
export const publish = async (
  dataDir: string,
  artifacts: Artifact[],
  tell: Tell = () => {},
): Promise<string[]> => {
  const store = openReleaseStore(dataDir)
  const described = await Promise.allSettled(artifacts.map(({ folder }) => describe(store, folder)))
  const problems = described.flatMap((one, index) =>
    one.status === 'rejected' ? [notPublished(artifacts[index]?.name, one.reason.message)] : [],
  )
  const versions = described.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
  if (versions.length > 0)
    await changeRegistry(store, (current, unreadable) => {
      const before = current ?? startRegistry(store, versions, tell)
      for (const version of versions) putVersion(store, version)
      const after = versions
        .toSorted(shellFirst)
        .reduce(
          (registry, { release }) => switchTo(store, registry, release, { unreadable, problems, tell }),
          before,
        )
      for (const { release } of versions) tidy(store, current, after, release.name)
      return { registry: after }
    })
  return problems
}

/** The apps are checked against the shell that is then live. */
const shellFirst = ({ release: one }: BuiltVersion, { release: other }: BuiltVersion): number =>
  Number(other.name === shellName) - Number(one.name === shellName)
