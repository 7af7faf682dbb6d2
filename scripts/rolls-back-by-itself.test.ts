// A release that fails for enough people is taken back: by two replicas of the pages, behind a proxy, with a real API.
import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { newPageToken } from '@portal/server/page-token'
import { pagesKeyHeader } from '@portal/server/pages-key'
import type { Built } from '@portal/shared-ui/federation/build'
import { publish } from '@portal/shell/publish'
import { anotherVersion, releaseShellAndTenant } from '@portal/shell/test/released'
import { root } from './root.ts'

const key = 'a key of these tests, and of no others'
/** A replica looks every three seconds, and after a while. */
const lookEveryMs = 3500
const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync(), 30_000)

let dataDir: string
let built: Built
let shell: Built
let origins: string[]
const said: string[] = []

/** Runs a program of the portal on a free port; returns its address once it listens. */
const run = async (program: string, env: Record<string, string>): Promise<string> => {
  const child = Bun.spawn([process.execPath, join(root, program)], {
    env: { ...process.env, PAGES_KEY: key, LOG_FORMAT: 'short', ...env, PORT: '0' },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  closers.defer(async () => {
    child.kill()
    await child.exited
  })
  const hear = async (stream: ReadableStream<Uint8Array>, heard: (text: string) => void) => {
    for await (const chunk of stream) heard(new TextDecoder().decode(chunk))
  }
  void hear(child.stderr, text => said.push(text))
  const { promise, resolve } = Promise.withResolvers<string>()
  void hear(child.stdout, text => {
    const [origin] = /http:\/\/localhost:\d+/.exec(text) ?? []
    if (origin) resolve(origin)
  })
  return promise
}

beforeAll(async () => {
  const released = await releaseShellAndTenant()
  dataDir = released.dataDir
  built = released.tenant
  shell = released.shell
  const databaseDir = await mkdtemp(join(tmpdir(), 'rolls-back-'))
  closers.defer(() => rm(databaseDir, { recursive: true }))
  const postgres = await startEmbeddedPostgres({ dataDir: databaseDir })
  closers.defer(postgres.stop)
  const api = await run('api/src/main.ts', { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '2' })
  const pages = () => run('shell/server/main.ts', { API_URL: api, DATA_DIR: dataDir })
  origins = await Promise.all([pages(), pages()])
}, 120_000)

interface Entry {
  version: string
  by: string
  previous: { version: string }[]
  pinned: boolean
}

interface Registry {
  revision: number
  shell: Entry
  apps: Record<string, Entry>
}

/** Guarantee: the pages serve a registry of this form. */
const asRegistry = (value: unknown) => value as Registry
const registryOf = async (origin = origins[0]): Promise<Registry> =>
  asRegistry(await (await fetch(`${origin}/registry.json`)).json())
const tenantNow = async (origin?: string): Promise<Entry> => {
  const entry = (await registryOf(origin)).apps['mf-tenant']
  if (!entry) throw new Error('mf-tenant is not in the registry')
  return entry
}

let released = 1
let version: string
/** Each test begins with a new release, which both replicas serve. */
beforeEach(async () => {
  released += 1
  version = `${released}.0.0`
  await publish(dataDir, [await anotherVersion(built, version)])
  await untilAll(version)
}, 60_000)

const untilAll = async (wanted: string): Promise<void> => {
  for (const origin of origins) while ((await tenantNow(origin)).version !== wanted) await Bun.sleep(100)
}

/** As a browser on that network sends it, through a proxy of the operator. */
const send = async (
  kind: 'load' | 'failure',
  { network, cookie = '', token = newPageToken(key), app = 'mf-tenant', of = version }: Sent,
): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network, cookie }
  const reports = [{ app, version: of, kind, stage: 'mount', message: 'Error: it broke' }]
  const body = JSON.stringify({ token, reports })
  const origin = origins[Math.floor(Math.random() * origins.length)]
  return (await fetch(`${origin}/api/client-failures`, { method: 'POST', headers, body })).status
}
interface Sent {
  network: string
  cookie?: string
  token?: string
  app?: string
  of?: string
}

const network = (index: number): string => `198.51.100.${index}`
const sendAll = async (kind: 'load' | 'failure', count: number, sent: (index: number) => Sent) => {
  for (let index = 0; index < count; index += 1) expect(await send(kind, sent(index))).toBe(202)
}
const fromNetworks = (count: number) => (index: number) => ({ network: network(index % count) })

const expectNothing = async () => {
  const before = await registryOf()
  await Bun.sleep(2 * lookEveryMs)
  expect(await registryOf()).toEqual(before)
  expect((await tenantNow()).version).toBe(version)
}
const expectTakenBack = async ({ looks = 0 } = {}) => {
  const { revision } = await registryOf()
  const [previous] = (await tenantNow()).previous
  await untilAll(previous?.version ?? '')
  await Bun.sleep(looks * lookEveryMs)
  const after = await registryOf()
  expect(after.revision).toBe(revision + 1)
  expect(after.apps['mf-tenant']).toMatchObject({
    version: previous?.version,
    by: 'automatic',
    aside: expect.arrayContaining([expect.objectContaining({ version })]),
  })
  const lines = said.join('').split('\n')
  expect(lines.filter(line => line.includes(`mf-tenant ${version} was taken back by itself`))).toHaveLength(1)
}

let people = 0
const signUp = async (): Promise<string> => {
  people += 1
  const response = await fetch(`${origins[0]}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `person-${people}@example.org`,
      password: 'correct horse battery',
      firstName: 'Alex',
      lastName: 'Doe',
      userType: 'tenant',
    }),
  })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

test('failures of four networks do nothing, those of five take the release back, once', async () => {
  await sendAll('load', 20, fromNetworks(20))
  await sendAll('failure', 12, fromNetworks(4))
  await expectNothing()
  await send('failure', { network: network(5) })
  await expectTakenBack({ looks: 2 })
}, 120_000)

test('failures of four people do nothing, those of five take the release back', async () => {
  const cookies = await Promise.all(Array.from({ length: 5 }, signUp))
  const from = (index: number) => ({ network: network(1), cookie: cookies[index] ?? '' })
  await sendAll('load', 10, fromNetworks(1))
  await sendAll('failure', 12, index => from(index % 4))
  await expectNothing()
  await send('failure', from(4))
  await expectTakenBack()
}, 120_000)

test('a fifth of all loads may fail, and no more', async () => {
  await sendAll('load', 100, fromNetworks(50))
  await sendAll('failure', 20, fromNetworks(10))
  await expectNothing()
  await send('failure', { network: network(60) })
  await expectTakenBack()
}, 120_000)

test('the shell is taken back as well', async () => {
  await publish(dataDir, [await anotherVersion(shell, '9.0.0')])
  while ((await registryOf()).shell.version !== '9.0.0') await Bun.sleep(100)
  await sendAll('failure', 5, index => ({ network: network(index), app: 'shell', of: '9.0.0' }))
  while ((await registryOf()).shell.version === '9.0.0') await Bun.sleep(100)
  expect((await registryOf()).shell).toMatchObject({ version: shell.version, by: 'automatic' })
  expect((await tenantNow()).version).toBe(version)
}, 60_000)

test('a release that is pinned stays', async () => {
  const path = join(dataDir, 'releases/registry.json')
  const registry = JSON.parse(await readFile(path, 'utf8'))
  const pin = async (pinned: boolean) => {
    registry.apps['mf-tenant'].pinned = pinned
    await writeFile(`${path}.aside`, JSON.stringify({ ...registry, revision: registry.revision + 1 }))
    await rename(`${path}.aside`, path)
    while ((await tenantNow()).pinned !== pinned) await Bun.sleep(100)
  }
  await pin(true)
  await sendAll('failure', 12, fromNetworks(12))
  await expectNothing()
  await pin(false)
}, 60_000)

test('of other versions, forged, sent again or from one network, failures do nothing', async () => {
  const each = (count: number, given: () => Omit<Sent, 'network'>) =>
    sendAll('failure', count, index => ({ network: network(index), ...given() }))
  await each(10, () => ({ of: '1.2.3' }))
  await each(10, () => ({ app: 'mf-nobody' }))
  const again = newPageToken(key)
  await each(10, () => ({ token: again }))
  await sendAll('failure', 10, index => ({ network: `2001:db8:0:7::${index + 1}` }))
  for (let index = 0; index < 10; index += 1) {
    const token = newPageToken('a key that somebody made up, of a good length')
    expect(await send('failure', { network: network(index), token })).toBe(403)
  }
  await expectNothing()
}, 60_000)

test('what a version failed with before it was released does nothing', async () => {
  released += 1
  const next = `${released}.0.0`
  await sendAll('failure', 10, index => ({ network: network(index), of: next }))
  await publish(dataDir, [await anotherVersion(built, next)])
  await untilAll(next)
  version = next
  await expectNothing()
}, 60_000)

test('a page’s own token is one that counts', async () => {
  const page = await (await fetch(`${origins[0]}/nowhere`)).text()
  const [, token = ''] = /"pageToken":"([^"]+)"/.exec(page) ?? []
  expect(await send('failure', { network: network(1), token })).toBe(202)
})

test('the pages’ key is in no page and opens nothing but the figures', async () => {
  const page = await (await fetch(`${origins[0]}/nowhere`)).text()
  expect(page).not.toContain(key)
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${origins[0]}${path}`, { headers })).status
  expect(await get('/api/client-failures')).toBe(404)
  expect(await get('/api/client-failures', { [pagesKeyHeader]: key })).toBe(200)
  expect(await get('/api/auth/profile', { [pagesKeyHeader]: key })).toBe(401)
  expect(await get('/__apps.json', { [pagesKeyHeader]: key })).toBe(404)
})
