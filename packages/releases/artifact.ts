// A build's browser files, the code that the server draws with, and a manifest: all that a release needs.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppName, VersionName } from '@portal/contract/client-failures/names'
import * as z from 'zod/mini'
import { limits, tooMuch } from './limits.ts'
import type { Loads } from './loads.ts'
import { drawnAheadFile, entryFileOf, filesFolder, manifestFile } from './names.ts'
import { issuesOf } from './registry.ts'

/** The version of the shell's API (src/platform/) that apps use. Raise its first part for a change that breaks older apps. */
export const shellApiVersion = '2.1.0'

/** The content decides the version, so a build has this instead. */
export const versionPlaceholder = '0.0.0-unnamed'

const Assets = z.object({
  js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }),
  css: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }),
})

/** The parts of the federation plugin's manifest that we read, and the build's additions. */
export const Artifact = z.object({
  /** `version` is that of the artifact's own copy, and empty without one. */
  shared: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      requiredVersion: z.string(),
      singleton: z.boolean(),
      assets: Assets,
    }),
  ),
  exposes: z.array(z.object({ name: z.string(), assets: Assets })),
  portal: z.object({
    name: AppName,
    version: VersionName,
    /** For an app the range that it needs, for the shell the version that it provides. */
    shellApi: z.string(),
    /** Missing in older artifacts. */
    api: z.optional(z.string()),
    /** As `sha256-…`, by path. */
    files: z.record(
      z
        .string()
        .check(z.regex(/^(files\/)?[\w@-][\w.@-]{0,99}$/, 'A file has a plain name of at most 100 letters')),
      z.string(),
    ),
    drawnAhead: z.string(),
    /** What each `import()` and each expose loads (loads.ts); missing in older artifacts. */
    loads: z._default(
      z.record(z.string(), z.object({ files: z.array(z.string()), shared: z.array(z.string()) })),
      {},
    ),
  }),
})
export type Artifact = z.infer<typeof Artifact>

/** Throws an Error of one sentence when the folder holds no artifact. */
export const readArtifact = (folder: string): Artifact => {
  const path = join(folder, manifestFile)
  const tooLong = tooMuch(statSync(path).size, limits.manifestBytes, 'bytes')
  if (tooLong) throw new Error(`The manifest ${tooLong}.`)
  const { data, error } = Artifact.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (error) throw new Error(`The manifest is none of the portal’s: ${issuesOf(error)}`)
  return data
}

export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

export const isIntact = (folder: string): boolean => {
  try {
    const { files, drawnAhead } = readArtifact(folder).portal
    return Object.entries({ ...files, [drawnAheadFile]: drawnAhead }).every(
      ([file, integrity]) => integrityOf(readFileSync(join(folder, file))) === integrity,
    )
  } catch {
    return false
  }
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1)

/**
 * The plugin lists shared packages by their paths on this machine, but the same sources must be the same
 * version in any folder.
 */
const completeManifest = (folder: string, portal: object): void => {
  const manifest = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'))
  for (const list of [manifest.shared, manifest.exposes]) list.sort(byName)
  writeFileSync(join(folder, manifestFile), JSON.stringify({ ...manifest, portal }))
}

const contentHash = (folder: string): string => {
  const hash = createHash('sha256')
  for (const file of filesOf(folder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 10)
}

/**
 * The start of the entry, which lets the browser check each file that it loads (`portalChecksum`, see
 * recipe.ts). The page names the checksums of the files that it starts with; the others are in a file that no
 * first frame waits for, and whose checksum the entry knows.
 */
const guardOf = (list: string, integrity: string): string =>
  `const portalChecksum=async file=>document.querySelector(\`link[rel=modulepreload][href="\${new URL(file,import.meta.url).pathname}"]\`)?.integrity||(await portalImport(new URL("../${list}",import.meta.url).href,"${integrity}")).checksums[file];`

interface ArtifactIdentity {
  name: string
  packageVersion: string
  shellApi: string
  api: string
  loads: Loads
}

/**
 * Names what was just built after its content, and writes the checksum of every file into entry and manifest.
 * Returns the version.
 */
export const nameArtifact = (
  folder: string,
  { name, packageVersion, ...about }: ArtifactIdentity,
): string => {
  completeManifest(folder, about)
  const version = `${packageVersion}-${contentHash(folder)}`
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const named = (text: string) =>
    text
      .replaceAll(versionPlaceholder, version)
      .replaceAll(versionPlaceholder.replace(/\W/g, '_'), version.replace(/\W/g, '_'))

  const files: Record<string, string> = {}
  for (const file of filesOf(join(folder, filesFolder)))
    files[`${filesFolder}/${file}`] = integrityOf(readFileSync(join(folder, filesFolder, file)))
  const known = Object.entries(files).map(([file, integrity]) => [`../${file}`, integrity])
  const checksums = `export const checksums=${JSON.stringify(Object.fromEntries(known))}`
  const list = `${filesFolder}/checksums.${createHash('sha256').update(checksums).digest('hex').slice(0, 10)}.js`
  writeFileSync(join(folder, list), checksums)
  files[list] = integrityOf(checksums)
  const entryFile = entryFileOf(name)
  const entry = guardOf(list, integrityOf(checksums)) + named(read(entryFile))
  writeFileSync(join(folder, entryFile), entry)
  files[entryFile] = integrityOf(entry)

  const manifest = JSON.parse(named(read(manifestFile)))
  const drawnAhead = integrityOf(readFileSync(join(folder, drawnAheadFile)))
  const portal: Artifact['portal'] = { ...about, name, version, files, drawnAhead }
  writeFileSync(join(folder, manifestFile), JSON.stringify({ ...manifest, portal }, null, 1))
  return version
}
