import { beforeAll, expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '@portal/releases/commands/publish'
import { fileAddress, manifestFile, releaseFile } from '@portal/releases/names'
import type { Release } from '@portal/releases/release'
import { openReleaseStore, type ReleaseStore } from '@portal/releases/store/release-store'
import { anotherVersion, newDataDir, releaseShellAndTenant } from '@portal/releases/test/released'
import { type RouteFiles, routeFilesPath } from '../seam/route-files.ts'
import { sessionPath } from '../seam/session-paths.ts'
import { createShellServer } from './shell-server.ts'

let released: Awaited<ReturnType<typeof releaseShellAndTenant>>
let ask: Ask

beforeAll(async () => {
  released = await releaseShellAndTenant()
  ask = await serverOf(released.store)
}, 600_000)

const user = { id: '1', email: 'a@example.com', firstName: 'Ana', lastName: '', userType: 'tenant' }

/** Returns a function that asks the server as a signed-in person. */
const serverOf = async (store: ReleaseStore) => {
  const serve = await createShellServer({
    store,
    siteOrigin: () => 'https://portal.example',
    settings: { mapTileUrl: '/{z}/{x}/{y}', mapAttribution: '', overrideOrigins: [] },
    callApi: async ({ url }) =>
      new URL(url).pathname === sessionPath ? Response.json({ user }) : new Response('{}', { status: 503 }),
  })
  return (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    serve(new Request(`http://localhost${path}`, { headers: { cookie: 'session=good', ...headers } }))
}
type Ask = Awaited<ReturnType<typeof serverOf>>

const draw = async (ask: Ask, path: string): Promise<string> => (await ask(path)).text()

const namedIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]*)" integrity="sha256-.{44}">/g)].map(
    ([, address = '']) => address,
  )

const addressesOf = ({ name, version }: Release, files: string[]): string[] =>
  files.map(file => fileAddress(name, version, file))

test("a page preloads the scripts of the shell's start, of shared packages, of the app and of its own route, each once", async () => {
  const { store } = released
  const shell = store.readRelease('shell', released.shell.version)
  const app = store.readRelease('mf-tenant', released.tenant.version)
  const saved = app.needs['/saved'] ?? { files: [], shared: [] }
  expect(saved.files.length).toBeGreaterThan(0)
  const shared = saved.shared.flatMap(name => shell.provides[name] ?? [])
  expect(namedIn(await draw(ask, '/saved'))).toEqual([
    ...addressesOf(shell, [...new Set([...shell.preload, ...shared])]),
    ...addressesOf(app, [...app.preload, ...saved.files]),
  ])
  const elsewhere = namedIn(await draw(ask, '/inquiries'))
  expect(addressesOf(app, saved.files).filter(address => elsewhere.includes(address))).toEqual([])
  expect(namedIn(await draw(ask, '/nowhere'))).toEqual(addressesOf(shell, shell.preload))
})

test('a page may prefetch what another page would preload, with its checksum and size', async () => {
  const { store } = released
  const answer = await ask(routeFilesPath)
  const { shell, apps, files }: RouteFiles = await answer.json()
  expect([shell, Object.keys(apps), apps['mf-tenant']?.version]).toEqual([
    released.shell.version,
    ['mf-tenant'],
    released.tenant.version,
  ])
  const start = addressesOf(store.readRelease('shell', shell), store.readRelease('shell', shell).preload)
  for (const path of ['/saved', '/inquiries', '/maintenance/requests']) {
    const wanted = apps['mf-tenant']?.routes[path]?.map(index => files[index])
    const html = await draw(ask, path)
    expect(wanted?.map(file => file?.[0])).toEqual(namedIn(html).filter(address => !start.includes(address)))
    for (const [address, integrity, bytes] of wanted?.flatMap(file => (file ? [file] : [])) ?? []) {
      expect(html).toContain(`href="${address}" integrity="${integrity}"`)
      const sent = await ask(address, { 'accept-encoding': 'br' })
      expect((await sent.arrayBuffer()).byteLength).toBe(bytes)
    }
  }
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const known = await ask(routeFilesPath, { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(known.status).toBe(304)
})

test('an older app without that list preloads its entry and what it exposes', async () => {
  const old = await anotherVersion(released.tenant, 'old')
  const manifestPath = join(old.folder, manifestFile)
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
  delete manifest.portal.loads
  writeFileSync(manifestPath, JSON.stringify(manifest))
  const dataDir = newDataDir()
  expect(await publish(dataDir, [released.shell, old])).toEqual([])
  const store = openReleaseStore(dataDir)
  const app = store.readRelease('mf-tenant', 'old')
  expect(app.needs['/saved']).toEqual({ files: [], shared: [] })
  const expectDrawn = async () => {
    const html = await draw(await serverOf(store), '/saved')
    expect(html).toMatch(/id="first-paint" data-page="\/saved">.*Saved homes/s)
    const ofApp = namedIn(html).filter(address => address.startsWith('/apps/mf-tenant/'))
    expect(ofApp).toEqual(addressesOf(app, app.preload))
  }
  await expectDrawn()
  const path = join(store.versionFolder('mf-tenant', 'old'), releaseFile)
  const { needs, provides, ...before } = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify(before))
  await expectDrawn()
}, 600_000)
