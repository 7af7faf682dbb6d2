// Puts built versions into the store and switches the portal to them, all at once.
import { Database } from 'bun:sqlite'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryOf, shellName } from '@portal/shared-ui/federation/names'
import {
  type Published,
  type RegisteredApp,
  type RegisteredShell,
  type Registry,
  readRegistry,
} from '@portal/shared-ui/federation/registry'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { type BuiltVersion, putVersion, removeOldVersions, retireVersion } from './stored-versions.ts'

/** How many earlier versions the registry names. */
const keptVersions = 4

/** Waits for its turn. The operating system frees an SQLite lock when its holder dies, however it dies. */
const inTurn = (folder: string, work: () => void): void => {
  mkdirSync(folder, { recursive: true })
  const turn = new Database(join(folder, '.turn.sqlite'))
  try {
    turn.run('PRAGMA busy_timeout = 60000')
    turn.run('BEGIN EXCLUSIVE')
    work()
  } finally {
    turn.close()
  }
}

/** The version that is on until now, then those before it that are still there. */
const previousOf = (
  store: ReleaseStore,
  { name, version }: BuiltVersion,
  current: RegisteredShell | undefined,
): Published[] => {
  if (!current) return []
  const { entry, integrity } = current
  return [{ version: current.version, entry, integrity }, ...current.previous]
    .filter(one => one.version !== version && existsSync(store.versionFolder(name, one.version)))
    .slice(0, keptVersions)
}

const registerShell = (
  store: ReleaseStore,
  built: BuiltVersion,
  current?: RegisteredShell,
): RegisteredShell => {
  const { name, version, integrity, shared, preload } = store.readRelease(built.name, built.version)
  const previous = previousOf(store, built, current)
  return { version, entry: entryOf(name, version), integrity, shared, preload, previous }
}

const registerApp = (store: ReleaseStore, built: BuiltVersion, current?: RegisteredApp): RegisteredApp => {
  const { routes, shellApi } = store.readRelease(built.name, built.version)
  return { ...registerShell(store, built, current), routes, shellApi, enabled: current?.enabled ?? true }
}

/** A missing or damaged registry can be made again only when everything was built. */
const readCurrent = (store: ReleaseStore, builds: BuiltVersion[]): Registry => {
  try {
    const { registry, problems } = readRegistry(JSON.parse(readFileSync(store.registryPath, 'utf8')))
    const damaged = Object.keys(problems).find(name => !builds.some(built => built.name === name))
    if (damaged) throw new Error(`its entry for ${damaged} cannot be read`)
    return registry
  } catch (cause) {
    const shell = builds.find(({ name }) => name === shellName)
    if (!shell)
      throw new Error(
        `${store.registryPath} is missing or damaged: build everything, with \`npm run build\`.`,
        {
          cause,
        },
      )
    return { revision: 0, shell: registerShell(store, shell), apps: {} }
  }
}

const switchTo = (store: ReleaseStore, registry: Registry, built: BuiltVersion): Registry => {
  const { shell, apps } = registry
  const current = built.name === shellName ? shell : apps[built.name]
  if (current?.version === built.version) return registry
  if (current) retireVersion(store, built.name, current.version)
  return built.name === shellName
    ? { ...registry, shell: registerShell(store, built, shell) }
    : { ...registry, apps: { ...apps, [built.name]: registerApp(store, built, apps[built.name]) } }
}

const writeRegistry = (store: ReleaseStore, registry: Registry): void => {
  const aside = `${store.registryPath}.${process.pid}`
  writeFileSync(aside, JSON.stringify(registry, null, 2))
  renameSync(aside, store.registryPath)
}

/**
 * Copies the versions into the store and names them in its registry, which running portals follow. Any number of
 * processes may do so at once. Throws an Error of one sentence when there is no whole registry to add to.
 */
export const publish = (dataDir: string, builds: BuiltVersion[]): void => {
  const store = openReleaseStore(dataDir)
  inTurn(store.folder, () => {
    for (const built of builds) putVersion(store, built)
    const before = readCurrent(store, builds)
    const after = builds.reduce((registry, built) => switchTo(store, registry, built), before)
    if (after === before && before.revision > 0) return
    writeRegistry(store, { ...after, revision: before.revision + 1 })
    for (const { name } of builds) {
      const { version, previous } = (name === shellName ? after.shell : after.apps[name]) ?? after.shell
      removeOldVersions(store, name, [version, ...previous.map(one => one.version)])
    }
  })
}
