// The version folders of the store: they arrive whole, never change, and are removed long after they were last in use.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { ReleaseStore } from './release-store.ts'

/** A version as it was built. */
export interface BuiltVersion {
  name: string
  version: string
  folder: string
}

const isWhole = (store: ReleaseStore, name: string, version: string): boolean => {
  try {
    return store.readRelease(name, version).version === version
  } catch {
    return false
  }
}

/** Copies to a temporary folder and renames it; a version that is there stays, unless it is damaged. */
export const putVersion = (store: ReleaseStore, { name, version, folder }: BuiltVersion): void => {
  if (isWhole(store, name, version)) return
  const target = store.versionFolder(name, version)
  mkdirSync(dirname(target), { recursive: true })
  const aside = mkdtempSync(join(dirname(target), '.copying-'))
  try {
    cpSync(folder, join(aside, version), { recursive: true })
    rmSync(target, { recursive: true, force: true })
    renameSync(join(aside, version), target)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** From now on a version is out of use; its age is counted from here. */
export const retireVersion = (store: ReleaseStore, name: string, version: string): void => {
  const folder = store.versionFolder(name, version)
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date())
}

/** Long after a newer version is in use, an old tab still asks for its chunks. */
const keptForMs = 7 * 24 * 3_600_000

/** Removes the versions of a package that are neither in `kept` nor were in use lately. */
export const removeOldVersions = (store: ReleaseStore, name: string, kept: string[]): void => {
  const versions = join(store.folder, name)
  for (const version of readdirSync(versions)) {
    const folder = join(versions, version)
    if (!kept.includes(version) && statSync(folder).mtimeMs < Date.now() - keptForMs)
      rmSync(folder, { recursive: true, force: true })
  }
}
