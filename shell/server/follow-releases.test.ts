import { afterAll, beforeAll, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiVersion } from '@portal/contract/api-version'
import { publish } from '@portal/releases/commands/publish'
import { release } from '@portal/releases/commands/release'
import { openReleaseStore } from '@portal/releases/store/release-store'
import { anotherVersion, newDataDir, releaseShellAndTenant } from '@portal/releases/test/released'
import { log } from '@portal/server/log'
import { howMany } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { lookEveryMs } from './follow-releases.ts'
import { createShellServer } from './shell-server.ts'

type SampleReleases = Awaited<ReturnType<typeof releaseShellAndTenant>>

let released: SampleReleases
let dataDir: string
let serve: (request: Request) => Promise<Response>

/** The API's answer about its version. */
let api: string | undefined
const answer = (request: Request): Response =>
  new URL(request.url).pathname === '/healthz'
    ? Response.json({ status: 'ok', api })
    : new Response('{}', { status: 503 })

const serverOf = (folder: string) =>
  createShellServer({
    store: openReleaseStore(folder),
    siteOrigin: () => null,
    settings: { mapTileUrl: '', mapAttribution: '', overrideOrigins: [] },
    callApi: async request => answer(request),
  })

beforeAll(async () => {
  released = await releaseShellAndTenant()
}, 600_000)

beforeEach(async () => {
  api = undefined
  dataDir = newDataDir()
  cpSync(released.dataDir, dataDir, { recursive: true })
  serve = await serverOf(dataDir)
})

const read = async (path: string): Promise<string> =>
  (await serve(new Request(`http://localhost${path}`, { headers: { cookie: 'session=1' } }))).text()
const readTenant = async () => JSON.parse(await read('/registry.json')).apps['mf-tenant']
const registryPath = () => openReleaseStore(dataDir).registryPath

test('a release shows within two seconds, since it is looked for that often', () => {
  expect(lookEveryMs).toBeLessThan(2000)
})

test('a version that is published shows in registry and page without a restart; the old files stay', async () => {
  const next = await anotherVersion(released.tenant, '9.9.9-new', text =>
    text.replaceAll('title:"Maintenance Requests"', 'title:"Repairs"'),
  )
  await publish(dataDir, [next])
  await untilTrue(async () => (await readTenant()).version === '9.9.9-new')
  const html = await read('/maintenance/requests')
  expect(html).toContain('<title>Repairs')
  expect(html).toContain('href="/apps/mf-tenant/9.9.9-new/remote-entry.js"')
  for (const version of ['9.9.9-new', released.tenant.version])
    expect(JSON.parse(await read(`/apps/mf-tenant/${version}/mf-manifest.json`))).toHaveProperty('exposes')
})

test('a new shell draws the next page', async () => {
  await publish(dataDir, [await anotherVersion(released.shell, '9.9.9-new')])
  await untilTrue(async () => (await read('/nowhere')).includes('src="/apps/shell/9.9.9-new/main.'))
})

test('if the registry is half-written the last good one stays in use, with one line in the log', async () => {
  const logged = spyOn(log, 'error').mockImplementation(() => {})
  const whole = readFileSync(registryPath(), 'utf8')
  writeFileSync(registryPath(), whole.slice(0, 300))
  await untilTrue(async () => (await read('/nowhere')) !== '' && logged.mock.calls.length > 0)
  await Bun.sleep(600)
  expect((await readTenant()).version).toBe(released.tenant.version)
  expect(logged).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(logged.mock.calls[0])).toContain('registry.json')
  logged.mockRestore()

  writeFileSync(registryPath(), whole.replaceAll('"Maintenance Requests"', '"Repairs"'))
  await untilTrue(async () => (await readTenant()).routes[0].title === 'Repairs')
})

test('so it does if the registry disappears', async () => {
  const logged = spyOn(log, 'error').mockImplementation(() => {})
  rmSync(registryPath())
  await untilTrue(async () => (await read('/nowhere')) !== '' && logged.mock.calls.length > 0)
  expect((await readTenant()).version).toBe(released.tenant.version)
  logged.mockRestore()
})

test('an app whose entry cannot be read stays as it was, and the others move on', async () => {
  const logged = spyOn(log, 'error').mockImplementation(() => {})
  const { apps, ...rest } = JSON.parse(readFileSync(registryPath(), 'utf8'))
  const other = { ...apps['mf-tenant'], routes: [{ path: '/other', access: 'anyone', title: 'Other' }] }
  writeFileSync(
    registryPath(),
    JSON.stringify({ ...rest, apps: { 'mf-tenant': { version: '9.9.9-new' }, 'mf-other': other } }),
  )
  await untilTrue(async () => (await read('/other')).includes('<title>Other'))
  expect((await readTenant()).version).toBe(released.tenant.version)
  expect(JSON.stringify(logged.mock.calls[0])).toContain('mf-tenant')
  logged.mockRestore()
})

describe('the last intact version is served, with a line in the log, when the live one', () => {
  const damages: [string, (folder: string, files: string) => void][] = [
    ['has a release.json that cannot be read', folder => writeFileSync(join(folder, 'release.json'), '{')],
    ['has lost its folder', folder => rmSync(folder, { recursive: true })],
    ['has lost its entry', folder => rmSync(join(folder, 'remote-entry.js'))],
    ['has lost the files that it shares', (_, files) => rmSync(files, { recursive: true })],
  ]
  for (const [how, damage] of damages.slice(0, howMany(2, 4)))
    test(how, async () => {
      const logged = spyOn(log, 'error').mockImplementation(() => {})
      const store = openReleaseStore(dataDir)
      await publish(dataDir, [await anotherVersion(released.tenant, '9.9.9-new', undefined, 'one more file')])
      damage(store.versionFolder('mf-tenant', '9.9.9-new'), join(store.filesFolder('mf-tenant'), 'more.js'))
      serve = await serverOf(dataDir)
      expect(await readTenant()).toMatchObject({ version: released.tenant.version, enabled: true })
      expect((await read('/maintenance/requests')).includes('Maintenance Requests')).toBe(true)
      expect(JSON.stringify(logged.mock.calls)).toContain(`${released.tenant.version} is served`)
      logged.mockRestore()
    })

  test('is the shell, and cannot draw', async () => {
    const logged = spyOn(log, 'error').mockImplementation(() => {})
    await publish(dataDir, [await anotherVersion(released.shell, '9.9.9-new')])
    rmSync(join(openReleaseStore(dataDir).versionFolder('shell', '9.9.9-new'), 'release.json'))
    serve = await serverOf(dataDir)
    expect((await read('/nowhere')).includes(`/apps/shell/${released.shell.version}/main.js`)).toBe(true)
    logged.mockRestore()
  })
})

describe('a released app that no longer fits', () => {
  const page = '/maintenance/requests'
  const statusOf = async () =>
    (await serve(new Request(`http://localhost${page}`, { headers: { cookie: 'session=1' } }))).status
  const complaints = spyOn(log, 'complain')
  beforeEach(() => complaints.mockReset().mockImplementation(() => {}))
  afterAll(() => complaints.mockRestore())

  const expectUpdating = async () => {
    const html = await read(page)
    expect([await statusOf(), html.includes('This part is being updated')]).toEqual([503, true])
    expect(html).toContain('<title>Being updated')
    expect(await readTenant()).toMatchObject({ version: released.tenant.version, enabled: false })
    expect((await serve(new Request('http://localhost/nowhere'))).status).toBe(404)
    const named = complaints.mock.calls.filter(([message]) =>
      message.includes('`npm run release -- mf-tenant`'),
    )
    expect(named).toHaveLength(1)
  }

  test('the shell says so on its pages, and the portal starts', async () => {
    await release(dataDir, released.tenant.folder)
    const shell = await anotherVersion(released.shell, '2', undefined, undefined, { shellApi: '99.0.0' })
    expect(await publish(dataDir, [released.tenant, shell])).toEqual([])
    await untilTrue(async () => (await read('/nowhere')).includes('src="/apps/shell/2/main.'))
    await expectUpdating()
    complaints.mockClear()
    serve = await serverOf(dataDir)
    await expectUpdating()
    const next = await anotherVersion(released.tenant, '2', undefined, undefined, { shellApi: '^99.0.0' })
    expect((await release(dataDir, next.folder)).result).toBe('done')
    await untilTrue(async () => (await read(page)).includes('<title>Maintenance Requests'))
  })

  test('the API says so on its pages as soon as the API changes', async () => {
    const isUpdating = async () => (await readTenant()).enabled === false
    api = apiVersion
    const { tenant } = released
    await release(dataDir, tenant.folder)
    serve = await serverOf(dataDir)
    expect(await isUpdating()).toBe(false)
    api = '99.0.0'
    await untilTrue(isUpdating)
    await expectUpdating()
    expect(complaints.mock.calls.join()).toContain(`shell ${released.shell.version} needs version`)
    api = undefined // an API that is down, or too old to report its version, changes nothing
    await Bun.sleep(100)
    expect(await isUpdating()).toBe(true)
  }, 600_000)

  test('if the shell itself fits: otherwise the portal does not start, and says what to run', async () => {
    api = '99.0.0'
    await release(dataDir, released.shell.folder)
    await expect(serverOf(dataDir)).rejects.toThrow(
      /^shell .* needs version .* of the API, which is 99\.0\.0: .* Run `npm run release -- shell`\.$/,
    )
  })
})

test('what does not fit the API is not released', async () => {
  const needs = { api: '^99.0.0' }
  for (const built of [released.tenant, released.shell]) {
    const { folder } = await anotherVersion(built, '2', undefined, undefined, needs)
    const { result, gate } = await release(dataDir, folder)
    expect(result).toBe('refused')
    expect(gate.map(({ clause }) => clause)).toContain('api')
  }
})

test('without releases, one sentence says what to run', async () => {
  const empty = newDataDir()
  await expect(serverOf(empty)).rejects.toThrow(
    `There are no releases in ${empty}/releases: run \`npm run build\` first.`,
  )
})
