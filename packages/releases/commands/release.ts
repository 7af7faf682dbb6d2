import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Artifact, readArtifact } from '../artifact.ts'
import { tooManyBytes } from '../gate/bytes.ts'
import { checkFit } from '../gate/check-fit.ts'
import { type Examination, examine } from '../gate/examine.ts'
import { newlyLive, type OpenedApps } from '../gate/newly-live.ts'
import { filesOverLimits, registryOverLimits } from '../gate/over-limits.ts'
import { linkedRoutes } from '../gate/route-linked.ts'
import { sameContent } from '../gate/same-content.ts'
import type { Violation } from '../gate/violation.ts'
import { manifestFile, shellName } from '../names.ts'
import type { Registry } from '../registry.ts'
import type { Release } from '../release.ts'
import { type CompressedFiles, compressNew } from '../store/compressed.ts'
import { changeRegistry, readStoredRegistry } from '../store/registry-file.ts'
import { openReleaseStore, type ReleaseStore } from '../store/release-store.ts'
import { putVersion } from '../store/stored-versions.ts'
import { conclude, type FlipOptions, type Flipped } from './flip.ts'
import {
  changeEntry,
  listRelease,
  liveEntry,
  makeLive,
  type Reason,
  registered,
  tidy,
  type Unchecked,
} from './make-live.ts'

const byRelease: Reason = { by: 'release', origin: 'released' }

/** A first registry needs a shell; an unreadable one can contain pins, so it is never overwritten. */
const firstRegistry = (store: ReleaseStore, release: Release): Registry => {
  if (existsSync(store.registryPath))
    throw new Error(
      `${store.registryPath} is damaged: bring back an earlier one, or build everything with \`npm run build\`.`,
    )
  if (release.name !== shellName)
    throw new Error(
      `There are no releases in ${store.folder} yet: release the shell first, with \`npm run release -- shell\`.`,
    )
  return { revision: 0, shell: liveEntry(store, release, byRelease), apps: {} }
}

/** A version is named after its content: two that differ are a mistake or an attack. */
const refuseOther = (store: ReleaseStore, folder: string, { name, version }: Release): void => {
  if (!store.isWhole(name, version)) return
  const manifestOf = (from: string) => readFileSync(join(from, manifestFile), 'utf8')
  if (manifestOf(store.versionFolder(name, version)) !== manifestOf(folder))
    throw new Error(`The store has another ${name} ${version}: build it under another version.`)
}

const liveBytes = (store: ReleaseStore, registry: Registry | null, name: string): number | null => {
  const live = registry && registered(registry, name)
  return live && store.isWhole(name, live.version) ? store.readRelease(name, live.version).bytes : null
}

const stepOf = (
  store: ReleaseStore,
  registry: Registry,
  release: Release,
  unchecked: Unchecked[],
): Registry => {
  const current = registered(registry, release.name)
  if (current?.version === release.version) return changeEntry(registry, release.name, { origin: 'released' })
  return current?.pinned
    ? listRelease(registry, release, unchecked)
    : makeLive(store, registry, release, { ...byRelease, unchecked })
}

export interface Released extends Flipped<Registry | null> {
  artifact: Artifact
  /** The size of all scripts, gzipped; null if unknown. */
  bytes: number | null
}

export interface ReleaseOptions extends FlipOptions {
  isDryRun?: boolean
  /** Problems found earlier, which the gate reports as well. */
  found?: Violation[]
  unchecked?: Unchecked[]
  opened?: OpenedApps | undefined
}

/**
 * Releases the artifact in a folder. A dry run changes nothing and returns the registry as it would be,
 * except for its revision. Throws an Error of one sentence when it cannot be released at all.
 */
export const release = async (
  dataDir: string,
  folder: string,
  { expect, isDryRun = false, found = [], unchecked = [], opened }: ReleaseOptions = {},
): Promise<Released> => {
  const store = openReleaseStore(dataDir)
  const artifact = readArtifact(folder)
  const { name } = artifact.portal
  const tooLarge = filesOverLimits(folder, artifact)
  const [examined, compressed]: [Examination, CompressedFiles] =
    tooLarge.length > 0
      ? [{ folder, gate: tooLarge }, new Map()]
      : await Promise.all([
          examine(folder, readStoredRegistry(store)),
          isDryRun ? new Map() : compressNew(store, folder, artifact),
        ])
  const version = examined.release
  const about = { artifact, bytes: version?.bytes ?? null }

  const decide = (current: Registry | null): Flipped<Registry | null> => {
    const was = (current && registered(current, name)?.version) ?? null
    if (expect !== undefined && expect !== was)
      return { result: 'unexpected', was, registry: current, gate: [] }
    if (!version) return { result: 'refused', was, registry: current, gate: [...found, ...examined.gate] }
    const before = current ?? firstRegistry(store, version)
    refuseOther(store, folder, version)
    const isFirstShell = name === shellName && !current
    const step = stepOf(store, before, version, unchecked)
    const gate = [
      ...found,
      ...examined.gate,
      ...tooManyBytes(version, liveBytes(store, current, name)),
      ...(isFirstShell ? [] : checkFit(store, before, version)),
      ...linkedRoutes(store, before, version),
      ...sameContent(store, registered(before, name), artifact, file => join(folder, file)),
      ...(opened ? newlyLive(before, opened) : []),
      ...registryOverLimits(name, registered(step, name), step),
    ]
    if (gate.length > 0) return { result: 'refused', was, registry: current, gate }
    return conclude(before, step, was)
  }

  if (isDryRun) {
    const current = readStoredRegistry(store)
    const decided = decide(current)
    const registry = decided.registry && { ...decided.registry, revision: current?.revision ?? 0 }
    return { ...decided, ...about, registry }
  }
  const flipped = await changeRegistry(store, (current): Flipped<Registry | null> => {
    const decided = decide(current)
    if (decided.result !== 'done' || !version || !decided.registry) return decided
    putVersion(store, { folder, release: version, compressed })
    tidy(store, current, decided.registry, name)
    return decided
  })
  return { ...flipped, ...about }
}
