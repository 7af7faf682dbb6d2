// The gate's checks of an artifact alone.
import { join } from 'node:path'
import { readArtifact } from '../artifact.ts'
import { shellName } from '../names.ts'
import type { Registry } from '../registry.ts'
import type { Release } from '../release.ts'
import { drawRelease } from './first-paint.ts'
import { missingChunks } from './missing-chunk.ts'
import { otherRanges } from './own-ranges.ts'
import { ownCopies } from './own-react.ts'
import type { Violation } from './violation.ts'

export interface Examination {
  folder: string
  /** Undefined when a file is missing or its pages cannot be drawn at all. */
  release?: Release
  gate: Violation[]
}

/** Throws an Error of one sentence for a folder without an artifact. */
export const examine = async (folder: string, registry: Registry | null): Promise<Examination> => {
  const artifact = readArtifact(folder)
  const { name } = artifact.portal
  const missing = missingChunks(artifact, file => join(folder, file))
  if (missing.length > 0) return { folder, gate: missing }
  const { release, gate } = await drawRelease({ name, folder }, registry)
  return {
    folder,
    ...(release && { release }),
    gate: [
      ...(name === shellName ? [] : [...ownCopies(folder, artifact), ...otherRanges(folder, artifact)]),
      ...gate,
    ],
  }
}
