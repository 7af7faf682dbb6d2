// The releases on disk: DATA_DIR/releases/<package>/<version>/, each version immutable, and registry.json next to them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registryFile, releaseFile } from '@portal/shared-ui/federation/names'
import { Release } from '@portal/shared-ui/federation/release'

export interface ReleaseStore {
  folder: string
  registryPath: string
  versionFolder(name: string, version: string): string
  /** Throws when the version is not there, or not whole. */
  readRelease(name: string, version: string): Release
  /** The path of a file of a version; null for a file that is not public or not well named. */
  filePath(name: string, version: string, file: string): string | null
}

const publicName = /^[\w@-][\w.@-]*$/

/** Reads nothing yet; the folder need not be there. */
export const openReleaseStore = (dataDir: string): ReleaseStore => {
  const folder = join(dataDir, 'releases')
  const versionFolder = (name: string, version: string) => join(folder, name, version)
  return {
    folder,
    registryPath: join(folder, registryFile),
    versionFolder,
    readRelease: (name, version) =>
      Release.parse(JSON.parse(readFileSync(join(versionFolder(name, version), releaseFile), 'utf8'))),
    filePath: (name, version, file) => {
      const isPublic = [name, version, file].every(part => publicName.test(part)) && file !== releaseFile
      return isPublic ? join(versionFolder(name, version), file) : null
    },
  }
}
