// The releases on disk: DATA_DIR/releases/<package>/<version>/ and <package>/files/, and registry.json next to them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryFileOf, filesFolder, manifestFile, registryFile, releaseFile } from '../names.ts'
import { Release } from '../release.ts'
import { plainName } from './compressed-names.ts'

export interface ReleaseStore {
  dataDir: string
  folder: string
  registryPath: string
  /** For the manifest, the entry and the server's files. */
  versionFolder(name: string, version: string): string
  /** Files named by content: each version has those that its release lists. */
  filesFolder(name: string): string
  /** By the file's path in the artifact. */
  pathOf(name: string, version: string, file: string): string
  /** Throws when the version is missing or incomplete. */
  readRelease(name: string, version: string): Release
  isWhole(name: string, version: string): boolean
  /** By the address below `/apps/`; null for any other address. */
  filePath(address: string): string | null
}

const publicAddress = /^([a-z][\w-]*)\/([\w-][\w.-]*)\/([\w@-][\w.@-]*)$/

/** Reads nothing yet; the folder need not exist. */
export const openReleaseStore = (dataDir: string): ReleaseStore => {
  const folder = join(dataDir, 'releases')
  const versionFolder = (name: string, version: string) => join(folder, name, version)
  const readRelease = (name: string, version: string) =>
    Release.parse(JSON.parse(readFileSync(join(versionFolder(name, version), releaseFile), 'utf8')))
  const pathOf = (name: string, version: string, file: string) =>
    file.startsWith(`${filesFolder}/`) ? join(folder, name, file) : join(versionFolder(name, version), file)
  return {
    dataDir,
    folder,
    registryPath: join(folder, registryFile),
    versionFolder,
    pathOf,
    filesFolder: name => join(folder, name, filesFolder),
    readRelease,
    isWhole: (name, version) => {
      try {
        const { files } = readRelease(name, version)
        return Object.keys(files).every(file => existsSync(pathOf(name, version, file)))
      } catch {
        return false
      }
    },
    filePath: address => {
      const [, name, place, file] = publicAddress.exec(address) ?? []
      if (!name || !place || !file) return null
      const isNamedByContent = place === filesFolder && plainName(file) === file
      const isPublic = isNamedByContent || file === manifestFile || file === entryFileOf(name)
      return isPublic ? join(folder, name, place, file) : null
    },
  }
}
