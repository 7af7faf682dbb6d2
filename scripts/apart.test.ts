// Pages in front of the API, as docker-compose.yml runs them.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@portal/api/database'
import { apiVersion } from '@portal/contract/api-version'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { releaseShellAndTenant } from '@portal/releases/test/released'
import { onlyInLong } from '@portal/server/test/length'
import { passOn } from '@portal/shell/pass-on'
import { captureCommand } from './capture-command.ts'
import { root } from './root.ts'

const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync(), 30_000)

/** The output until it listened. */
const output: string[] = []

/** Runs it on a free port; returns the port once the program listens. */
const run = async (program: string, env: Record<string, string>, input = ''): Promise<number> => {
  const child = Bun.spawn([process.execPath, join(root, program)], {
    env: { ...process.env, ...env, PORT: '0' },
    stdin: new Blob([input]),
    stdout: 'pipe',
    stderr: 'inherit',
  })
  closers.defer(async () => {
    child.kill()
    await child.exited
  })
  for await (const chunk of child.stdout) {
    const text = new TextDecoder().decode(chunk)
    output.push(text)
    const [, port] = /http:\/\/[^/]*:(\d+)/.exec(text) ?? []
    if (port) return Number(port)
  }
  throw new Error(`${program} ended before it listened.`)
}

/** The API trusts this many proxies. */
const runBoth = async (
  databaseUrl: string,
  trustedProxies: number,
  NODE_ENV = 'development',
): Promise<{ api: number; pages: number }> => {
  const secrets = `DATABASE_URL=${databaseUrl}\nSECRET_KEY=${secretKey}\n`
  const api = await run(
    'api/src/main.ts',
    { NODE_ENV, SECRETS_FROM: 'stdin', TRUSTED_PROXIES: String(trustedProxies) },
    secrets,
  )
  const pages = await run('shell/server/main.ts', {
    NODE_ENV,
    API_URL: `http://localhost:${api}`,
    DATA_DIR: dataDir,
  })
  return { api, pages }
}

const secretKey = 'd8Rk3mWv6sLx1bQz9tYh4cNf'
let dataDir: string
let databaseUrl: string
let alone: { api: number; pages: number }
let behindProxy: { api: number; pages: number }

beforeAll(async () => {
  dataDir = (await releaseShellAndTenant()).dataDir
  const postgres = await startEmbeddedPostgres({ dataDir })
  closers.defer(postgres.stop)
  databaseUrl = postgres.url
  const { database, close } = openDatabase(postgres.superuserUrl, { connections: 1 })
  await database.execute('create database behind_proxy owner portal')
  await close()
  const another = Object.assign(new URL(postgres.url), { pathname: '/behind_proxy' }).href
  ;[alone, behindProxy] = await Promise.all([runBoth(postgres.url, 1), runBoth(another, 2, 'production')])
}, 600_000)

test.each([
  ['pages', 'shell/server/main.ts', { API_URL: 'http://localhost:1' }],
  ['portal in one process', 'scripts/start.ts', { NODE_ENV: 'production', SECRET_KEY: secretKey }],
])(
  'in production nothing is built by the %s: without a release, one sentence says what to run',
  async (_, program, env) => {
    const empty = join(dataDir, 'empty')
    const { succeeded, output } = await captureCommand([process.execPath, join(root, program)], {
      env: { ...env, DATABASE_URL: databaseUrl, DATA_DIR: empty, PORT: '0' },
    })
    expect(succeeded).toBe(false)
    expect(output).toContain(`There are no releases in ${empty}/releases: run \`npm run build\` first.`)
    expect(existsSync(join(empty, 'releases'))).toBe(false)
  },
)

/** Sends an invalid request: 422, or 429 once the address has used up its tries. */
const trySignIn = async (url: string, forwarded: string): Promise<number> => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: '{}',
  })
  return response.status
}

/** A host whose callers have another address than those of 127.0.0.1; some machines and containers have no IPv6. */
const otherHost = (): string => {
  const addresses = Object.values(networkInterfaces()).flatMap(all => all ?? [])
  if (addresses.some(({ address }) => address === '::1')) return '[::1]'
  const ofNetwork = addresses.find(({ internal, family }) => !internal && family === 'IPv4')
  if (ofNetwork) return ofNetwork.address
  throw new Error('To be two clients, this test needs ::1 or a network: this machine has neither.')
}

const useUpTries = async (url: string, forwardedOf: (index: number) => string): Promise<void> => {
  for (let index = 0; index < 100; index += 1) expect(await trySignIn(url, forwardedOf(index))).toBe(422)
  expect(await trySignIn(url, forwardedOf(100))).toBe(429)
}

test('without a proxy, pages and API tell two clients apart, whatever their headers say', async () => {
  const [first, second] = [`http://127.0.0.1:${alone.pages}`, `http://${otherHost()}:${alone.pages}`]
  await useUpTries(first, index => `203.0.113.${index}`)
  expect(await trySignIn(second, '203.0.113.1')).toBe(422)
}, 600_000)

test("behind a proxy that appends the sender's address they do so, too", async () => {
  const proxy: Bun.Server<undefined> = Bun.serve({
    port: 0,
    fetch: request => passOn(`http://localhost:${behindProxy.pages}`, () => addressOf(request))(request),
  })
  const addressOf = (request: Request) => proxy.requestIP(request)?.address
  closers.defer(() => proxy.stop(true))
  await useUpTries(`http://127.0.0.1:${proxy.port}`, index => `203.0.113.${index}`)
  expect(await trySignIn(`http://${otherHost()}:${proxy.port}`, '203.0.113.1')).toBe(422)
}, 600_000)

test('in production every kind of answer says exactly once that only https may be used', async () => {
  const ask = (path: string, port = behindProxy.pages) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
  const script = /\/apps\/[^"']+\.js/.exec(await (await ask('/')).text())?.[0] ?? ''
  const statuses = new Set<number>()
  for (const path of [
    '/',
    '/saved',
    script,
    '/apps/nowhere.js',
    '/api/properties/search',
    '/api/nowhere',
    '/healthz',
  ]) {
    const { status, headers } = await ask(path)
    statuses.add(status)
    // Two headers would be joined by a comma.
    expect([path, headers.get('strict-transport-security')]).toEqual([
      path,
      'max-age=63072000; includeSubDomains',
    ])
  }
  expect([...statuses].toSorted()).toEqual([200, 302, 404])
  const { headers } = await ask('/api/properties/search', behindProxy.api)
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
})

test('the pages are alive and ready on their own, even while the API is neither', async () => {
  const lonely = await run('shell/server/main.ts', {
    API_URL: 'http://localhost:1',
    DATA_DIR: dataDir,
    PAGES_KEY: 'a key of this one server only',
  })
  const health = async (port: number) =>
    Promise.all(
      ['/healthz', '/readyz'].map(async path => {
        const response = await fetch(`http://localhost:${port}${path}`)
        return [response.status, await response.json()]
      }),
    )
  const own = [
    [200, { status: 'ok' }],
    [200, { status: 'ready' }],
  ]
  expect([await health(lonely), await health(alone.pages)]).toEqual([own, own])
  expect(await health(alone.api)).toEqual([
    [
      200,
      { status: 'ok', api: apiVersion, mail: false, payments: false, screening: false, assistant: false },
    ],
    own[1] ?? [],
  ])
})

test('without a key for the pages no page reports, and each server logs that in one line', async () => {
  expect(output.join('').match(/Reports of failures are off: set PAGES_KEY/g)).toHaveLength(4)
  const page = await (await fetch(`http://localhost:${alone.pages}/nowhere`)).text()
  expect(page).toContain('"pageToken":null')
})

// Short: the stream in e2e/specs/notifications-arrive.spec.ts, whose silences are shorter.
onlyInLong(() => {
  test('a stream of events survives its silences of 15 s', async () => {
    const origin = `http://${otherHost()}:${alone.pages}` // 127.0.0.1 has used up its tries
    const signedIn = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1' },
      body: JSON.stringify({ email: 'tenant@example.com', password: 'rental-demo' }),
    })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { body } = await fetch(`${origin}/api/ai/notifications/stream`, { headers: { cookie } })
    const order: string[] = []
    void Bun.sleep(12_000).then(() => order.push('twelve seconds of silence')) // Bun would cut it after ten
    let heard = ''
    for await (const chunk of body ?? []) {
      heard += new TextDecoder().decode(chunk)
      if (heard.includes('event: beat')) break
    }
    expect(heard).toBe(': hello\n\nevent: beat\ndata: .\n\n')
    order.push('a beat')
    expect(order).toEqual(['twelve seconds of silence', 'a beat'])
  }, 600_000)
})
