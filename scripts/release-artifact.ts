// `npm run release`: builds an app, or takes one that was built elsewhere, and releases it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArtifact } from '@portal/shared-ui/federation/artifact'
import { buildPackage } from '@portal/shared-ui/federation/build'
import { folderOf } from '@portal/shared-ui/federation/build-packages'
import { unpack } from '@portal/shell/archive'
import type { FlipOptions } from '@portal/shell/flip'
import { type Released, release } from '@portal/shell/release'
import { pathFromCaller } from './path-from-caller.ts'

interface Given extends FlipOptions {
  isDryRun: boolean
  /** An archive; without one the app is built. */
  from: string | undefined
}

/** Throws an Error of one sentence, or of what the compiler says, when there is nothing to release. */
export const releaseArtifact = (dataDir: string, app: string, given: Given): Promise<Released> =>
  given.from === undefined ? releaseBuilt(dataDir, app, given) : releaseFrom(dataDir, app, given.from, given)

const releaseFrom = async (dataDir: string, app: string, file: string, given: Given): Promise<Released> => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    unpack(pathFromCaller(file), folder)
    const { name } = readArtifact(folder).portal
    if (name !== app) throw new Error(`${file} is a release of ${name}, not of ${app}.`)
    return await release(dataDir, folder, given)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const releaseBuilt = async (dataDir: string, app: string, given: Given): Promise<Released> => {
  const folder = folderOf(app)
  const built = await buildPackage(folder).catch(error => {
    throw new Error(`${app} could not be built.\n${error.message}`)
  })
  return release(dataDir, built.folder, given)
}
