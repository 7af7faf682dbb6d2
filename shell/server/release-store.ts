// The releases on disk: one folder per package, in it one immutable folder per version.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { entryOf, releaseFile, shellName } from '@portal/shared-ui/federation/names'
import type {
  Published,
  RegisteredApp,
  RegisteredShell,
  Registry,
} from '@portal/shared-ui/federation/registry'
import { Release } from '@portal/shared-ui/federation/release'

export interface ReleaseStore {
  registry: Registry
  /** What is on now, read once: pages are drawn though an app's files be gone. */
  current: ReadonlyMap<string, Release>
  /** Path of a file of a version; null for what is not public or not well named. */
  filePath(name: string, version: string, file: string): string | null
}

export interface StoredPackage {
  name: string
  /** The version that is on. */
  version: string
  /** The folder that holds the version folders. */
  folder: string
}

const publicName = /^[\w@-][\w.@-]*$/

const publishedOf = ({ name, version, integrity }: Release): Published => ({
  version,
  entry: entryOf(name, version),
  integrity,
})

const readRelease = (folder: string, version: string): Release | null => {
  try {
    return Release.parse(JSON.parse(readFileSync(join(folder, version, releaseFile), 'utf8')))
  } catch {
    return null
  }
}

/** Other versions that are still there, newest first. */
const previousOf = ({ folder, version }: StoredPackage): Published[] =>
  readdirSync(folder)
    .filter(name => publicName.test(name) && name !== version)
    .sort((a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs)
    .flatMap(name => readRelease(folder, name) ?? [])
    .map(publishedOf)

const currentOf = ({ name, folder, version }: StoredPackage): Release => {
  const release = readRelease(folder, version)
  if (!release) throw new Error(`${name} ${version} has no release.json. Build it again: delete ${folder}.`)
  return release
}

const registerShell = (stored: StoredPackage, release: Release): RegisteredShell => ({
  ...publishedOf(release),
  shared: release.shared,
  preload: release.preload,
  previous: previousOf(stored),
})

const registerApp = (stored: StoredPackage, release: Release): RegisteredApp => ({
  ...registerShell(stored, release),
  routes: release.routes,
  shellApi: release.shellApi,
  enabled: true,
})

/** Throws when a package's current version was not built. */
export const openReleaseStore = (packages: StoredPackage[]): ReleaseStore => {
  const stored = packages.map(one => ({ one, release: currentOf(one) }))
  const shell = stored.find(({ one }) => one.name === shellName)
  if (!shell) throw new Error('No shell among the packages. Pass the one that shell/ builds.')
  const apps = stored.filter(({ one }) => one.name !== shellName)
  return {
    registry: {
      revision: 0,
      shell: registerShell(shell.one, shell.release),
      apps: Object.fromEntries(apps.map(({ one, release }) => [one.name, registerApp(one, release)])),
    },
    current: new Map(stored.map(({ one, release }) => [one.name, release])),
    filePath: (name, version, file) => {
      const folder = packages.find(one => one.name === name)?.folder
      const isNamedWell = publicName.test(version) && publicName.test(file) && file !== releaseFile
      return folder && isNamedWell ? join(folder, version, file) : null
    },
  }
}
