import { readArtifact } from '../artifact.ts'
import { checkFit } from '../gate/check-fit.ts'
import { missingChunks } from '../gate/missing-chunk.ts'
import type { Violation } from '../gate/violation.ts'
import type { Registry } from '../registry.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { Step } from './flip.ts'
import { type By, makeLive, registered } from './make-live.ts'

/** A damaged file, or that it does not fit what is live. */
export const checkStored = (
  store: ReleaseStore,
  registry: Registry,
  name: string,
  version: string,
): Violation[] => {
  const read = readStored(store, name, version)
  if (!read) {
    const message = `${name} ${version} cannot be read from the store: release it again, or pin another version.`
    return [{ clause: 'missing-chunk', message }]
  }
  const missing = missingChunks(read.artifact, file => store.pathOf(name, version, file))
  return [...missing, ...checkFit(store, registry, read.release)]
}

const readStored = (store: ReleaseStore, name: string, version: string) => {
  try {
    return {
      artifact: readArtifact(store.versionFolder(name, version)),
      release: store.readRelease(name, version),
    }
  } catch {
    return null
  }
}

/**
 * Makes a stored version live, if the gate allows it. A built version keeps that mark, unless it is chosen.
 */
export const goLive = (
  store: ReleaseStore,
  registry: Registry,
  { name, version, by }: { name: string; version: string; by: By },
): Step => {
  const gate = checkStored(store, registry, name, version)
  const origin = by === 'pin' ? 'released' : (registered(registry, name)?.origin ?? 'released')
  return gate.length > 0 ? gate : makeLive(store, registry, store.readRelease(name, version), { by, origin })
}
