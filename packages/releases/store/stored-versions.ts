// Versions are added complete, never change, and are removed long after they were last in use.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { integrityOf } from '../artifact.ts'
import { drawnAheadFile, entryFileOf, filesFolder, manifestFile, releaseFile } from '../names.ts'
import type { Release } from '../release.ts'
import { type CompressedFiles, putCompressed } from './compressed.ts'
import { plainName } from './compressed-names.ts'
import type { ReleaseStore } from './release-store.ts'

export interface BuiltVersion {
  folder: string
  release: Release
  compressed: CompressedFiles
}

const namedByContent = ({ files }: Release): [file: string, integrity: string][] =>
  Object.entries(files)
    .filter(([file]) => file.startsWith(`${filesFolder}/`))
    .map(([file, integrity]) => [basename(file), integrity])

const isSame = (path: string, integrity: string): boolean =>
  existsSync(path) && integrityOf(readFileSync(path)) === integrity

/** An existing file is kept, unless it is damaged. By renames: a running portal never reads half a file. */
const putFiles = (store: ReleaseStore, { folder, release }: BuiltVersion): void => {
  const target = store.filesFolder(release.name)
  mkdirSync(target, { recursive: true })
  for (const [file, integrity] of namedByContent(release)) {
    const path = join(target, file)
    if (isSame(path, integrity)) continue
    const aside = join(target, `.${file}.${process.pid}`)
    cpSync(join(folder, filesFolder, file), aside)
    renameSync(aside, path)
  }
}

/** An existing version is kept, unless it is damaged. */
export const putVersion = (store: ReleaseStore, built: BuiltVersion): void => {
  putFiles(store, built)
  putFolder(store, built)
  putCompressed(built.compressed)
}

const putFolder = (store: ReleaseStore, { folder, release }: BuiltVersion): void => {
  const { name, version } = release
  if (store.isWhole(name, version)) return
  const target = store.versionFolder(name, version)
  const aside = mkdtempSync(join(dirname(target), '.copying-'))
  try {
    for (const file of [manifestFile, entryFileOf(name), drawnAheadFile])
      cpSync(join(folder, file), join(aside, version, file))
    writeFileSync(join(aside, version, releaseFile), JSON.stringify(release))
    rmSync(target, { recursive: true, force: true })
    renameSync(join(aside, version), target)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Its age counts from here. */
export const retireVersion = (store: ReleaseStore, name: string, version: string): void => {
  const folder = store.versionFolder(name, version)
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date())
}

/** An old tab may still request its chunks. */
const keptForMs = 7 * 24 * 3_600_000

const isOld = (path: string): boolean => statSync(path).mtimeMs < Date.now() - keptForMs

/** The caller has the turn, so no other process is working on them. */
const removeUnfinished = (folder: string): void => {
  for (const name of readdirSync(folder))
    if (name.startsWith('.')) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Removes versions that are not in `kept` and were not in use lately, and the files that only they had. */
export const removeOldVersions = (store: ReleaseStore, name: string, kept: string[]): void => {
  removeUnfinished(join(store.folder, name))
  removeUnfinished(store.filesFolder(name))
  const versions = readdirSync(join(store.folder, name)).filter(version => version !== filesFolder)
  const left = versions.filter(
    version => kept.includes(version) || !isOld(store.versionFolder(name, version)),
  )
  for (const version of versions)
    if (!left.includes(version)) rmSync(store.versionFolder(name, version), { recursive: true, force: true })
  // If one cannot be read, its own files are unknown.
  if (!left.every(version => store.isWhole(name, version))) return
  const used = new Set(
    left.flatMap(version => namedByContent(store.readRelease(name, version)).map(([file]) => file)),
  )
  const files = store.filesFolder(name)
  for (const file of readdirSync(files))
    if (!used.has(plainName(file)) && isOld(join(files, file))) rmSync(join(files, file), { force: true })
}
