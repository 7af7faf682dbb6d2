import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Artifact } from '../artifact.ts'
import { drawnAheadFile, manifestFile } from '../names.ts'
import { newDataDir } from './released.ts'

/** `code` draws it, and it has no script. */
export const smallArtifact = (
  code: string,
  portal: Partial<Artifact['portal']> = {},
  files: Record<string, string> = {},
): string => {
  const folder = join(newDataDir(), 'artifact')
  const about = { name: 'mf-small', version: '1', shellApi: '^2.1.0', files: {}, drawnAhead: '', ...portal }
  const manifest = JSON.stringify({ shared: [], exposes: [], portal: about })
  for (const [file, text] of Object.entries({ ...files, [drawnAheadFile]: code, [manifestFile]: manifest })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}
