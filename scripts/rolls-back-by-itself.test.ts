// Nobody can trigger or suppress a rollback: two replicas of the pages, behind a proxy, with a real API.

import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import type { Built } from '@portal/releases/build/build'
import { publish } from '@portal/releases/commands/publish'
import { anotherVersion, copyOf, releaseShellAndTenant } from '@portal/releases/test/released'
import { newPageToken } from '@portal/server/page-token'
import { pagesKeyHeader } from '@portal/server/pages-key'
import { onlyInLong } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { SQL } from 'bun'
import { root } from './root.ts'

const key = 'a key of these tests, and of no others'
const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync(), 30_000)

let dataDir: string
let built: Built
let shell: Built
let origins: string[]
let api: string
let databaseUrl: string
let database: SQL
const output: string[] = []
/** Requests for votes from the pages. */
let looks = 0

/** Runs it on a free port; returns the address once it listens. */
const run = async (program: string, { aheadBy, ...env }: Environment): Promise<string> => {
  const clock = ['--preload', join(root, 'scripts/test/shift-clock.ts')]
  const child = Bun.spawn([process.execPath, ...(aheadBy ? clock : []), join(root, program)], {
    env: {
      ...(aheadBy && { CLOCK_IS_AHEAD_BY_MINUTES: aheadBy }),
      ...process.env,
      PAGES_KEY: key,
      LOG_FORMAT: 'json',
      ...env,
      PORT: '0',
    },
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
  void hear(child.stderr, text => output.push(text))
  const { promise, resolve } = Promise.withResolvers<string>()
  void hear(child.stdout, text => {
    looks += text.split(clientFailureEndpoints.votes.path).length - 1
    const [origin] = /http:\/\/localhost:\d+/.exec(text) ?? []
    if (origin) resolve(origin)
  })
  return promise
}

interface Environment {
  [name: string]: string
}
/** The API's clock is ahead by this many minutes. */
const runApi = (aheadBy = '') =>
  run('api/src/main.ts', { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '2', aheadBy })
const runPages = (env: { API_URL: string; DATA_DIR: string }, aheadBy = '') =>
  run('shell/test/eager-pages.ts', { ...env, aheadBy })

beforeAll(async () => {
  const released = await releaseShellAndTenant()
  dataDir = released.dataDir
  built = released.tenant
  shell = released.shell
  const databaseDir = await mkdtemp(join(tmpdir(), 'rolls-back-'))
  closers.defer(() => rm(databaseDir, { recursive: true }))
  const postgres = await startEmbeddedPostgres({ dataDir: databaseDir })
  closers.defer(postgres.stop)
  databaseUrl = postgres.url
  database = new SQL(databaseUrl)
  closers.defer(() => database.close())
  api = await runApi()
  const pages = () => runPages({ API_URL: api, DATA_DIR: dataDir })
  origins = await Promise.all([pages(), pages()])
}, 600_000)

interface Entry {
  version: string
  by: string
  previous: { version: string }[]
  pinned: boolean
  since: string
}

interface Registry {
  revision: number
  shell: Entry
  apps: Record<'mf-tenant', Entry>
}

/** Guarantee: the pages serve this form. */
const asRegistry = (value: unknown) => value as Registry
const registryOf = async (origin = origins[0]): Promise<Registry> =>
  asRegistry(await (await fetch(`${origin}/registry.json`)).json())
const tenantNow = async (origin?: string): Promise<Entry> => (await registryOf(origin)).apps['mf-tenant']

let released = 1
let version: string
/** Read before anything can take the new release back. */
let previous: string
let revision: number
/** A new release, which both replicas serve. */
beforeEach(async () => {
  await database`delete from client_reports`
  released += 1
  version = `${released}.0.0`
  await publish(dataDir, [await anotherVersion(built, version)])
  await untilAll(version)
  const registry = await registryOf()
  revision = registry.revision
  previous = registry.apps['mf-tenant'].previous[0]?.version ?? ''
}, 600_000)

const untilAll = (expected: string): Promise<void> =>
  until(async () => (await Promise.all(origins.map(versionAt))).every(version => version === expected))

/** The servers' own words say why it does not become true. */
const until = (isSo: () => Promise<boolean> | boolean): Promise<void> =>
  untilTrue(isSo, 60_000).catch(error => {
    throw new Error(`${error.message} The servers said:\n${output.join('')}`)
  })

/** Sends it like a browser, through the operator's proxy. */
const send = async ({
  network,
  cookie = '',
  token = pageToken(),
  kinds = failed,
  ...rest
}: ReportOptions) => {
  const { app = 'mf-tenant', of = version, route = '/saved', origin = anyOf(origins) } = rest
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network, cookie }
  const reports = kinds.map(kind => ({
    app,
    version: of,
    route,
    kind,
    stage: 'mount',
    message: 'Error: it broke',
  }))
  const body = JSON.stringify({ token, reports })
  return (await fetch(`${origin}/api/client-failures`, { method: 'POST', headers, body })).status
}
interface ReportOptions {
  network: string
  cookie?: string | undefined
  token?: string
  kinds?: string[]
  app?: string
  of?: string
  route?: string
  origin?: string
}
const failed = ['load', 'failure']
const works = ['load']

const pageToken = () => newPageToken(key, { revision })
const anyOf = (list: string[]): string => list[Math.floor(Math.random() * list.length)] ?? ''
const network = (index: number): string => `198.51.100.${index}`
const sendAll = async (
  count: number,
  optionsOf: (index: number) => Omit<ReportOptions, 'network'> & { network?: string } = () => ({}),
) => {
  const sending = Array.from({ length: count }, (_, index) =>
    send({ network: network(index), ...optionsOf(index) }),
  )
  expect(new Set(await Promise.all(sending))).toEqual(new Set([202]))
}

/** Stores reports as the API does, without a call for each network or person. */
const store = async (
  count: number,
  { kinds = works, of = version, minutesAgo = 0, ...rest }: StoredReports = {},
) => {
  const { from = 1, network = '', people = '' } = rest
  for (const kind of kinds)
    await database`
      insert into client_reports (page_id, app, version, kind, route, stage, message, network, revision, person_id, created_at)
      select md5(${Bun.randomUUIDv7()} || ${kind}::text || n)::uuid, 'mf-tenant', ${of}, ${kind}, '/saved', 'load', '',
        coalesce(nullif(${network}, ''), '10.0.' || n / 250 || '.' || n % 250), ${revision},
        (select id from users where email = ${people} || n || '@example.net'), now() - ${`${minutesAgo} minutes`}::interval
      from generate_series(${from}::int, ${from + count - 1}::int) as n`
}
interface StoredReports {
  kinds?: string[]
  of?: string
  minutesAgo?: number
  /** The index of the first network, or person. */
  from?: number
  /** All of them on one network. */
  network?: string
  /** The names that `makeAccounts` gave them. */
  people?: string
}

/** Two replicas look at ten minutes and at a day, and can ask twice each time. */
const untilLookedAgain = async (): Promise<void> => {
  const enough = looks + 20
  await until(() => looks >= enough)
}
/** Nothing is asked when nothing is judged. */
const untilChecked = () => Bun.sleep(1500)

const expectNothing = async (wait = untilLookedAgain) => {
  const before = await registryOf()
  await wait()
  expect(await registryOf()).toEqual(before)
  expect((await tenantNow()).version).toBe(version)
}
const expectTakenBack = async ({ isFinal = false } = {}) => {
  await untilAll(previous)
  if (isFinal) await untilChecked()
  const after = await registryOf()
  expect(after.revision).toBe(revision + 1)
  expect(after.apps['mf-tenant']).toMatchObject({
    version: previous,
    by: 'automatic',
    aside: expect.arrayContaining([expect.objectContaining({ version })]),
  })
  const lines = output.join('').split('\n')
  expect(lines.filter(line => line.includes(`mf-tenant ${version} was taken back by itself`))).toHaveLength(1)
}

const versionAt = async (origin: string): Promise<string> => (await tenantNow(origin)).version

/** Changes it like an editor, or another machine with its own clock. */
const changeRegistry = async (dataDir: string, change: (registry: Registry) => void): Promise<void> => {
  const path = join(dataDir, 'releases/registry.json')
  const registry = JSON.parse(await readFile(path, 'utf8'))
  change(registry)
  await writeFile(`${path}.aside`, JSON.stringify({ ...registry, revision: registry.revision + 1 }))
  await rename(`${path}.aside`, path)
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

/** The accounts are copied from one that a person signed up for. */
const makeAccounts = async (count: number, name: string, age: string) => {
  await signUp()
  await database`
    insert into users select (jsonb_populate_record(null::users, to_jsonb(one) || jsonb_build_object(
      'id', gen_random_uuid(), 'email', ${name} || n || '@example.net', 'created_at', now() - ${age}::interval))).*
    from (select * from users order by created_at limit 1) as one, generate_series(1, ${count}) as n`
}

test('failures on five networks do nothing, failures on six take the release back, once', async () => {
  await sendAll(5)
  await sendAll(100, () => ({ network: network(1) }))
  await expectNothing()
  await send({ network: network(6) })
  await expectTakenBack({ isFinal: true })
}, 600_000)

test('the pages’ key is in no page and gives access only to the figures', async () => {
  const page = await (await fetch(`${origins[0]}/nowhere`)).text()
  expect(page).not.toContain(key)
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${origins[0]}${path}`, { headers })).status
  expect(await get('/api/client-failures')).toBe(404)
  expect(await get('/api/client-failures', { [pagesKeyHeader]: key })).toBe(200)
  expect(await get('/api/auth/profile', { [pagesKeyHeader]: key })).toBe(401)
  expect(await get('/__apps.json', { [pagesKeyHeader]: key })).toBe(404)
})

// Short: shell/server/judge-release.test.ts has every judgment, and read-votes.test.ts and client-failures.test.ts of the API who has a vote.
onlyInLong(() => {
  test('people for whom it always fails count among hundreds of visitors for whom it works', async () => {
    const cookies = await Promise.all(Array.from({ length: 6 }, signUp))
    await store(100_000)
    await sendAll(200, index => ({ network: network(index), kinds: works }))
    await sendAll(6, index => ({ cookie: cookies[index] }))
    await expectTakenBack()
  }, 600_000)

  test('people with older accounts count among hundreds of new accounts for which it works', async () => {
    await makeAccounts(6, 'old', '30 days')
    await makeAccounts(200, 'new', '1 minute')
    await store(200, { people: 'new' })
    await store(6, { people: 'old', kinds: failed })
    await expectTakenBack()
  }, 600_000)

  test('visitors for whom it fails count among people for whom it works', async () => {
    await makeAccounts(100, 'happy', '1 minute')
    await store(100, { people: 'happy' })
    await sendAll(6)
    await expectTakenBack()
  }, 600_000)

  test('a network with two thousand accounts has no effect, nor does anything else a stranger can send', async () => {
    await store(20)
    for (const [people, age] of [
      ['stranger', '30 days'],
      ['newcomer', '1 minute'],
    ] as const) {
      await makeAccounts(1000, people, age)
      await store(1000, { kinds: failed, people, network: '203.0.113.1' })
    }
    const [cookie, replayed] = [await signUp(), pageToken()]
    const attacks: ((index: number) => Omit<ReportOptions, 'network'> & { network?: string })[] = [
      () => ({ cookie }), // one account on many networks
      () => ({ token: replayed }),
      index => ({ network: `2001:db8:7:${index}::1` }), // addresses of one line
      () => ({ token: newPageToken(key, { revision: revision - 1 }) }), // tokens of tabs from before the release
      () => ({ of: '1.2.3' }),
      () => ({ app: 'mf-nobody' }),
      () => ({ app: 'shell', of: shell.version }),
      () => ({ route: '/search' }), // a route of another app
      index => ({ network: network(100 + index), kinds: ['load', 'block'] }),
    ]
    for (const attack of attacks) await sendAll(8, attack)
    for (let index = 0; index < 8; index += 1) {
      const token = newPageToken('a key that somebody made up, of a good length', { revision })
      expect(await send({ network: network(index), token })).toBe(403)
    }
    await expectNothing()
    await sendAll(6, index => ({ network: network(200 + index) }))
    await expectTakenBack()
  }, 600_000)

  test('a release of an app that failed before is taken back only if it fails much more', async () => {
    const before = { of: previous, minutesAgo: 30 }
    await store(8, { ...before, kinds: failed })
    await store(32, { ...before, from: 9 })
    await store(6, { from: 7 }) // before the failures: a look between the two would see only those
    await store(6, { kinds: failed })
    await expectNothing()
    await sendAll(1)
    await expectTakenBack()
  }, 600_000)

  test('if fewer than six networks visit in a day, five people with older accounts are enough', async () => {
    await makeAccounts(10, 'office', '2 days')
    await makeAccounts(10, 'trainee', '1 hour')
    const there = { network: '203.0.113.1', minutesAgo: 60 }
    await store(4, { ...there, people: 'office', kinds: failed })
    await store(10, { ...there, people: 'trainee', kinds: failed })
    await store(5, { ...there, people: 'office', from: 6 })
    await expectNothing()
    await store(1, { ...there, people: 'office', from: 5, kinds: failed })
    await expectTakenBack()
  }, 600_000)

  test("the shell is taken back as well, and no app for the shell's failures", async () => {
    await publish(dataDir, [await anotherVersion(shell, '9.0.0')])
    await until(async () => (await registryOf()).shell.version === '9.0.0')
    revision = (await registryOf()).revision
    await sendAll(8)
    await sendAll(8, () => ({ app: 'shell', of: '9.0.0' }))
    await until(async () => (await registryOf()).shell.version !== '9.0.0')
    expect((await registryOf()).shell).toMatchObject({ version: shell.version, by: 'automatic' })
    await expectNothing()
  }, 600_000)

  test('a release that is pinned stays', async () => {
    const pin = async (pinned: boolean) => {
      await changeRegistry(dataDir, registry => {
        registry.apps['mf-tenant'].pinned = pinned
      })
      await until(async () => (await tenantNow()).pinned === pinned)
    }
    await pin(true)
    await sendAll(12)
    await expectNothing(untilChecked)
    await pin(false)
  }, 600_000)

  test.each([
    ['the API and the releaser ahead of the pages', { ofPages: '', ofApi: '15', ofReleaser: 15 }],
    ['the pages ahead, the releaser behind', { ofPages: '15', ofApi: '', ofReleaser: -15 }],
  ] as const)(
    'clocks a quarter of an hour apart lose no report and stop no rollback: %s',
    async (_, { ofPages, ofApi, ofReleaser }) => {
      const { dataDir: ownDir } = copyOf({ dataDir })
      await changeRegistry(ownDir, ({ apps: { 'mf-tenant': entry } }) => {
        entry.since = new Date(Date.parse(entry.since) + ofReleaser * 60_000).toISOString()
      })
      const origin = await runPages({ API_URL: ofApi ? await runApi(ofApi) : api, DATA_DIR: ownDir }, ofPages)
      const own = await versionAt(origin)
      for (let index = 0; index < 6; index += 1) {
        const shown = await (await fetch(`${origin}/nowhere`)).text()
        const [, token = ''] = /"pageToken":"([^"]+)"/.exec(shown) ?? []
        expect(await send({ network: network(index), token, origin, of: own })).toBe(202)
      }
      await until(async () => (await versionAt(origin)) !== own)
    },
    120_000,
  )
})
