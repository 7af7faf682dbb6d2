// The registry is checked all the time: a release needs no restart.
import { readFileSync, statSync } from 'node:fs'
import { releaseFile, shellName } from '@portal/releases/names'
import { type RegisteredShell, type Registry, readRegistry } from '@portal/releases/registry'
import type { ReleaseStore } from '@portal/releases/store/release-store'
import { log } from '@portal/server/log'
import type { RouteFiles } from '../seam/route-files.ts'
import { type DrawPage, openDrawPage } from './draw-page.ts'
import { type LayoutDrawer, openLayoutDrawer, openPageDrawer, type PageDrawer } from './page-drawer.ts'
import { routeFilesOf } from './route-files.ts'
import { shellMisfits, withoutUnfit } from './unfit-apps.ts'

export interface Releases {
  registry: Registry
  /** A sentence for each live app that does not fit the live shell or the API, and for such a shell. */
  misfits: string[]
  drawPage: DrawPage
  layoutDrawer: LayoutDrawer & { artifact: string }
  /** By name of app. */
  drawers: ReadonlyMap<string, AppDrawer>
  routeFiles: RouteFiles
}

interface AppDrawer extends PageDrawer {
  artifact: string
  paths: readonly string[]
}

/** @internal */
export const lookEveryMs = 500
/** For the API's version. */
const askEveryMs = 3000

/** Changes with every write and rename; null without the file. */
const stampOf = (path: string): string | null => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found ? [found.ino, found.mtimeNs, found.size].join(' ') : null
}

const complain = (path: string, reason: unknown): void => {
  const sentence = (reason instanceof Error ? reason.message : String(reason)).replace(/\s+/g, ' ')
  log.error({ error: `${path}: ${sentence}` })
}

/** The live version, or the last released one that is intact on the disk, which is logged. */
const usable = <Entry extends RegisteredShell>(store: ReleaseStore, name: string, entry: Entry): Entry => {
  if (store.isWhole(name, entry.version)) return entry
  const found = entry.previous.findIndex(({ version }) => store.isWhole(name, version))
  const good = entry.previous[found]
  complain(
    store.versionFolder(name, entry.version),
    `${releaseFile} or a file that it names cannot be read${good ? `; ${good.version} is served` : ''}`,
  )
  return good ? { ...entry, ...good, previous: entry.previous.slice(found + 1) } : entry
}

/** Opens drawers of the live versions, and closes the others. */
const openDrawers = (store: ReleaseStore, { apps }: Registry, last?: Releases): Releases['drawers'] => {
  const drawers = new Map<string, AppDrawer>()
  for (const [name, { version }] of Object.entries(apps)) {
    const artifact = store.versionFolder(name, version)
    const paths = pathsDrawn(store, name, version)
    if (paths.length === 0) continue
    const open = last?.drawers.get(name)
    const onFault = (problem: string) => complain(artifact, `it cannot draw pages with answers: ${problem}`)
    drawers.set(
      name,
      open?.artifact === artifact ? open : { ...openPageDrawer(artifact, onFault), artifact, paths },
    )
  }
  for (const [name, drawer] of last?.drawers ?? []) if (drawers.get(name) !== drawer) drawer.close()
  return drawers
}

/** For pages in progress when another shell becomes live. */
const lastPagesTakeMs = 10_000

const openLayout = (store: ReleaseStore, { shell }: Registry, last?: Releases): Releases['layoutDrawer'] => {
  const artifact = store.versionFolder(shellName, shell.version)
  if (last?.layoutDrawer.artifact === artifact) return last.layoutDrawer
  const onFault = (problem: string) => complain(artifact, `it cannot draw its layout: ${problem}`)
  return { ...openLayoutDrawer(artifact, onFault), artifact }
}

const pathsDrawn = (store: ReleaseStore, name: string, version: string): string[] => {
  try {
    return store.readRelease(name, version).drawnWithAnswers
  } catch {
    return []
  }
}

/** Logs each problem once while it lasts. */
const tellOf = (misfits: string[], earlier: string[] = []): void => {
  for (const misfit of misfits.filter(misfit => !earlier.includes(misfit))) log.complain(misfit)
}

/** An app with an unreadable entry is as before; one that does not fit is off. */
const load = async (store: ReleaseStore, apiVersion: string | null, last?: Releases): Promise<Releases> => {
  const { registry, problems } = readRegistry(JSON.parse(readFileSync(store.registryPath, 'utf8')))
  for (const [name, problem] of Object.entries(problems)) {
    complain(store.registryPath, `the entry for ${name} cannot be read (${problem})`)
    const lastGood = last?.registry.apps[name]
    if (lastGood) registry.apps[name] = lastGood
  }
  const usableOnes: Registry = {
    ...registry,
    shell: usable(store, shellName, registry.shell),
    apps: Object.fromEntries(
      Object.entries(registry.apps).map(([name, app]) => [name, usable(store, name, app)]),
    ),
  }
  const shell = store.readRelease(shellName, usableOnes.shell.version)
  const { registry: served, problems: ofApps } = withoutUnfit(usableOnes, shell, apiVersion)
  const misfits = [...shellMisfits(served, apiVersion), ...ofApps]
  if (last) tellOf(misfits, last.misfits)
  const layoutDrawer = openLayout(store, served, last)
  const drawPage = await openDrawPage(store, served, layoutDrawer).catch(error => {
    if (layoutDrawer !== last?.layoutDrawer) layoutDrawer.close()
    throw error
  })
  if (last && last.layoutDrawer !== layoutDrawer) setTimeout(last.layoutDrawer.close, lastPagesTakeMs).unref()
  return {
    registry: served,
    misfits,
    drawPage,
    layoutDrawer,
    drawers: openDrawers(store, served, last),
    routeFiles: routeFilesOf(store, served),
  }
}

/**
 * A change of the registry shows within half a second, another version of the API within some seconds. An unreadable registry leaves the
 * last good one in use. Throws an Error of one sentence when there is none at first, or when its shell does not fit the API.
 */
export const followReleases = async (
  store: ReleaseStore,
  readApiVersion: () => Promise<string | null>,
): Promise<() => Promise<Releases>> => {
  let seen = stampOf(store.registryPath)
  if (seen === null) throw new Error(`There are no releases in ${store.folder}: run \`npm run build\` first.`)
  let api = await readApiVersion()
  let releases = await load(store, api).catch(error => {
    throw new Error(`${store.registryPath} cannot be used (${error.message}): run \`npm run build\`.`)
  })
  const [misfit] = shellMisfits(releases.registry, api)
  if (misfit) throw new Error(misfit)
  tellOf(releases.misfits)
  let lookedAt = performance.now()
  let askedAt = lookedAt

  let loading = Promise.resolve()
  /** One after another: each closes the previous one's drawers. */
  const reload = () => {
    loading = loading.then(async () => {
      releases = await load(store, api, releases).catch(error => {
        complain(store.registryPath, error)
        return releases
      })
    })
    return loading
  }
  /** A missing answer changes nothing. */
  const askApi = async () => {
    askedAt = performance.now()
    const answered = await readApiVersion()
    if (answered === null || answered === api) return
    api = answered
    await reload()
  }

  return async () => {
    if (performance.now() - askedAt > askEveryMs) void askApi()
    if (performance.now() - lookedAt < lookEveryMs) return releases
    lookedAt = performance.now()
    const stamp = stampOf(store.registryPath)
    if (stamp !== seen) {
      seen = stamp
      await reload()
    }
    return releases
  }
}
