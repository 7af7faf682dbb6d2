import { beforeAll, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { log } from '@portal/server/log'
import { publish } from '../release/publish.ts'
import { openReleaseStore } from '../release/release-store.ts'
import { anotherVersion, newDataDir, releaseShellAndTenant } from '../test/released.ts'
import { createShellServer } from './shell-server.ts'

type Released = Awaited<ReturnType<typeof releaseShellAndTenant>>

let released: Released
let dataDir: string
let serve: (request: Request) => Promise<Response>

const serverOf = (folder: string) =>
  createShellServer({
    store: openReleaseStore(folder),
    siteOrigin: () => null,
    settings: { mapTileUrl: '', mapAttribution: '', overrideOrigins: [] },
    callApi: async () => new Response('{}', { status: 503 }),
  })

beforeAll(async () => {
  released = await releaseShellAndTenant()
}, 60_000)

beforeEach(async () => {
  dataDir = newDataDir()
  cpSync(released.dataDir, dataDir, { recursive: true })
  serve = await serverOf(dataDir)
})

const read = async (path: string): Promise<string> =>
  (await serve(new Request(`http://localhost${path}`, { headers: { cookie: 'session=1' } }))).text()
const readTenant = async () => JSON.parse(await read('/registry.json')).apps['mf-tenant']
const registryPath = () => openReleaseStore(dataDir).registryPath

/** Waits for a change, which must show within 2 s. */
const within2s = async (isSo: () => Promise<boolean>): Promise<void> => {
  const startedAt = performance.now()
  while (!(await isSo())) {
    if (performance.now() - startedAt > 2000) throw new Error('The change did not show within 2 s.')
    await Bun.sleep(50)
  }
}

test('a version that is published shows in registry and page without a restart; the old files stay', async () => {
  const next = await anotherVersion(released.tenant, '9.9.9-new', text =>
    text.replaceAll('title:"Maintenance Requests"', 'title:"Repairs"'),
  )
  await publish(dataDir, [next])
  await within2s(async () => (await readTenant()).version === '9.9.9-new')
  const html = await read('/maintenance/requests')
  expect(html).toContain('<title>Repairs')
  expect(html).toContain('href="/apps/mf-tenant/9.9.9-new/remote-entry.js"')
  for (const version of ['9.9.9-new', released.tenant.version])
    expect(JSON.parse(await read(`/apps/mf-tenant/${version}/mf-manifest.json`))).toHaveProperty('exposes')
})

test('a new shell draws the next page', async () => {
  await publish(dataDir, [await anotherVersion(released.shell, '9.9.9-new')])
  await within2s(async () => (await read('/nowhere')).includes('src="/apps/shell/9.9.9-new/main.'))
})

test('with a half-written registry the last good one stays in use, with one line in the log', async () => {
  const logged = spyOn(log, 'error').mockImplementation(() => {})
  const whole = readFileSync(registryPath(), 'utf8')
  writeFileSync(registryPath(), whole.slice(0, 300))
  await within2s(async () => (await read('/nowhere')) !== '' && logged.mock.calls.length > 0)
  await Bun.sleep(600)
  expect((await readTenant()).version).toBe(released.tenant.version)
  expect(logged).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(logged.mock.calls[0])).toContain('registry.json')
  logged.mockRestore()

  writeFileSync(registryPath(), whole.replaceAll('"Maintenance Requests"', '"Repairs"'))
  await within2s(async () => (await readTenant()).routes[0].title === 'Repairs')
})

test('with a registry that disappears, too', async () => {
  const logged = spyOn(log, 'error').mockImplementation(() => {})
  rmSync(registryPath())
  await within2s(async () => (await read('/nowhere')) !== '' && logged.mock.calls.length > 0)
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
  await within2s(async () => (await read('/other')).includes('<title>Other'))
  expect((await readTenant()).version).toBe(released.tenant.version)
  expect(JSON.stringify(logged.mock.calls[0])).toContain('mf-tenant')
  logged.mockRestore()
})

describe('the last whole version is served, with a line in the log, when the live one', () => {
  const damages: [string, (folder: string, files: string) => void][] = [
    ['has a release.json that cannot be read', folder => writeFileSync(join(folder, 'release.json'), '{')],
    ['has lost its folder', folder => rmSync(folder, { recursive: true })],
    ['has lost its entry', folder => rmSync(join(folder, 'remote-entry.js'))],
    ['has lost the files that it shares', (_, files) => rmSync(files, { recursive: true })],
  ]
  for (const [how, damage] of damages)
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

  test('is the shell, and cannot be drawn with', async () => {
    const logged = spyOn(log, 'error').mockImplementation(() => {})
    await publish(dataDir, [await anotherVersion(released.shell, '9.9.9-new')])
    rmSync(join(openReleaseStore(dataDir).versionFolder('shell', '9.9.9-new'), 'release.json'))
    serve = await serverOf(dataDir)
    expect((await read('/nowhere')).includes(`/apps/shell/${released.shell.version}/main.js`)).toBe(true)
    logged.mockRestore()
  })
})

test('without releases, one sentence says what to run', async () => {
  const empty = newDataDir()
  await expect(serverOf(empty)).rejects.toThrow(
    `There are no releases in ${empty}/releases: run \`npm run build\` first.`,
  )
})
