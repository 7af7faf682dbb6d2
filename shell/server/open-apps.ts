// Opens the live apps in Chromium with a shell before its release: only a browser shows that they call a name that is gone.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiVersion } from '@portal/contract/api-version'
import { liveEntry } from '@portal/releases/commands/make-live'
import { describeRelease } from '@portal/releases/draw/describe-release'
import type { OpenedApps } from '@portal/releases/gate/newly-live'
import type { Violation } from '@portal/releases/gate/violation'
import { shellName } from '@portal/releases/names'
import type { Registry, Route } from '@portal/releases/registry'
import { readStoredRegistry } from '@portal/releases/store/registry-file'
import { openReleaseStore, type ReleaseStore } from '@portal/releases/store/release-store'
import { putVersion } from '@portal/releases/store/stored-versions'
import * as z from 'zod/mini'
import { sessionPath } from '../seam/session-paths.ts'
import { createShellServer } from './shell-server.ts'

const Told = z.object({
  reports: z.array(z.object({ app: z.string(), kind: z.string(), stage: z.string(), message: z.string() })),
})
type Report = z.infer<typeof Told>['reports'][number]

const user = { id: '1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz', userType: 'tenant' }

/** On the clock that the page's timers see. */
const pageMs = 10_000
/** A browser that hangs is killed. */
const patienceMs = 60_000
/** The address bar's suggestions and a page to come cost as much as the page. */
const pagesOfItsOwn = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'SpareRendererForSitePerProcess',
]
/** Browsers at once. */
const atOnce = 2

/** A store in which this shell is live, with the portal's apps. */
const storeWith = async (live: ReleaseStore, registry: Registry, folder: string, box: string) => {
  const store = openReleaseStore(box)
  mkdirSync(join(store.folder, shellName), { recursive: true })
  for (const app of Object.keys(registry.apps)) symlinkSync(join(live.folder, app), join(store.folder, app))
  const { release } = await describeRelease(folder)
  putVersion(store, { folder, release, compressed: new Map() })
  const shell = liveEntry(store, release, { by: 'release', origin: 'released' })
  writeFileSync(store.registryPath, JSON.stringify({ ...registry, shell }))
  return store
}

/** `hear` receives what pages report. */
const answersOf =
  (hear: (reports: Report[]) => void) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') return Response.json({ api: apiVersion })
    if (pathname === sessionPath) return Response.json({ user })
    if (pathname !== '/api/client-failures') return Response.json({}, { status: 503 })
    hear(Told.parse(await request.json()).reports)
    return new Response(null, { status: 204 })
  }

const openPage = async (chromium: string, address: string): Promise<void> => {
  const profile = mkdtempSync(join(tmpdir(), 'gate-browser-'))
  try {
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const flags = [
      '--headless',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      `--disable-features=${pagesOfItsOwn.join(',')}`,
      ...sandbox,
    ]
    const child = Bun.spawn(
      [
        chromium,
        ...flags,
        `--user-data-dir=${profile}`,
        `--virtual-time-budget=${pageMs}`,
        '--dump-dom',
        address,
      ],
      {
        env: { HOME: profile, PATH: process.env.PATH },
        stdout: 'ignore',
        stderr: 'ignore',
        timeout: patienceMs,
      },
    )
    await child.exited
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

const pathsOf = (routes: Route[]): string[] =>
  routes.map(({ path }) => path).filter(path => !path.includes(':'))

/**
 * One after another, as a signed-in person without data. Returns the failures that pages report, and their apps. Throws an Error of one
 * sentence when the live shell or this one cannot be read.
 */
export const openApps = async (
  dataDir: string,
  folder: string,
  chromium: string,
): Promise<{ gate: Violation[]; opened: OpenedApps }> => {
  const live = openReleaseStore(dataDir)
  const registry = readStoredRegistry(live)
  if (!registry) return { gate: [], opened: {} }
  const enabled = Object.entries(registry.apps).filter(([, app]) => app.enabled)
  const box = mkdtempSync(join(tmpdir(), 'gate-store-'))
  const reports: Report[] = []
  const answer = answersOf(heard => reports.push(...heard))
  try {
    const pages = await createShellServer({
      store: await storeWith(live, registry, folder, box),
      settings: { mapTileUrl: '', mapAttribution: '', overrideOrigins: [] },
      siteOrigin: () => null,
      pagesKey: crypto.randomUUID(),
      callApi: answer,
    })
    const server = Bun.serve({
      port: 0,
      hostname: 'localhost',
      fetch: request => {
        if (new URL(request.url).pathname.startsWith('/api/')) return answer(request)
        const headers = new Headers(request.headers)
        headers.set('cookie', 'session=of-the-gate')
        return pages(new Request(request, { headers }))
      },
    })
    try {
      const opened = enabled.filter(([, { routes }]) => pathsOf(routes).length > 0)
      const paths = opened.flatMap(([, { routes }]) => pathsOf(routes)).values()
      const openRest = async () => {
        for (const path of paths) await openPage(chromium, new URL(path, server.url).href)
      }
      await Promise.all(Array.from({ length: atOnce }, openRest))
      const names = opened.map(([name]) => name)
      const versions = enabled.map(([name, { version }]) => [name, version])
      return { gate: violationsOf(reports, names), opened: Object.fromEntries(versions) }
    } finally {
      await server.stop(true)
    }
  } finally {
    rmSync(box, { recursive: true, force: true })
  }
}

const violationsOf = (reports: Report[], opened: string[]): Violation[] => {
  const failures = reports
    .filter(({ kind }) => kind === 'failure')
    .map(({ app, stage, message }) => `${app} fails with this shell (${stage}): ${message}`)
  const silent = opened
    .filter(app => !reports.some(report => report.app === app && report.kind === 'load'))
    .map(app => `${app} is not shown with this shell: its pages load nothing of it.`)
  return [...new Set([...failures, ...silent])].map(message => ({ clause: 'browser', message }))
}
