import { afterAll, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { registration } from '../test/test-app.ts'
import { TestBrowser } from '../test/test-browser.ts'
import { createDatabase, dropDatabase } from '../test/test-database.ts'
import { routes } from './app.ts'

const template = process.env.TEST_SEEDED_URL ?? ''
const databaseUrl = await createDatabase(template, template)
const written: string[] = []

/** As in production. */
const api = Bun.spawn([process.execPath, new URL('main.ts', import.meta.url).pathname], {
  env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', METRICS_PORT: '0', LOG_FORMAT: 'json' },
  stdout: 'pipe',
  stderr: 'pipe',
})
const listen = async (stream: ReadableStream<Uint8Array>) => {
  for await (const chunk of stream) written.push(new TextDecoder().decode(chunk))
}
void listen(api.stdout)
void listen(api.stderr)
afterAll(async () => {
  api.kill()
  await api.exited
  await dropDatabase(databaseUrl)
})

const find = async (pattern: RegExp): Promise<string> => {
  const found = () => pattern.exec(written.join(''))?.[1]
  await untilTrue(() => found() !== undefined)
  return found() ?? ''
}
const url = await find(/The API listens on (http:[^"]+)"/)
const browser = new TestBrowser(fetch, url)

/** Signing out would get every later call refused, and a stream never ends alone. */
const called = routes.filter(
  ({ endpoint }) => endpoint.kind !== 'events' && endpoint !== authEndpoints.logout,
)
const secret = 'hunter2-and-more'
const hostileText = `secret-${crypto.randomUUID()} <b>'"\\`

test('no line contains a password, a token, an address or any part of a body', async () => {
  const body = registration({ password: secret, firstName: 'Zaphodia' })
  const { user } = await browser.call(accountEndpoints.register, { body })
  const token = browser.cookie?.split('=')[1] ?? ''
  await browser.sendTo(authEndpoints.login, { body: { email: body.email, password: `${secret}!` } })
  const params = { id: user.id, propertyId: encodeURIComponent(hostileText) }
  for (const { endpoint } of called) {
    const sent = { params, query: { city: hostileText, email: body.email } }
    const bodies = endpoint.body
      ? [`{"a":"${secret}`, { email: hostileText, message: secret }, '[']
      : [undefined]
    for (const each of bodies) await browser.sendTo(endpoint, { ...sent, body: each })
  }
  await browser.send('GET', `/${encodeURIComponent(hostileText)}?password=${secret}`)
  await browser.send('DELETE', `/api/${secret}`, { headers: { origin: `https://${secret}` } })

  const requests = () =>
    written
      .join('')
      .split('\n')
      .filter(line => line.startsWith('{"requestId"'))
      .map(line => JSON.parse(line))
  await untilTrue(() => requests().length > routes.length)
  const kept = [secret, token, body.email, 'example.org', 'Zaphodia', hostileText.slice(0, 20)]
  for (const one of kept) expect(written.join('')).not.toContain(one)
  const declared = new Set<unknown>([null, ...routes.map(({ endpoint }) => endpoint.path)])
  for (const line of requests()) {
    expect(Object.keys(line).join(' ')).toBe('requestId method endpoint status durationMs personId')
    expect(declared).toContain(line.endpoint)
    expect([null, user.id]).toContain(line.personId)
  }
})

test('metrics show endpoints, the event loop, database connections and jobs, and no ids', async () => {
  await browser.call(propertyEndpoints.search)
  const metrics = await (await fetch(await find(/Metrics are at (http:[^"]+)"/))).text()
  const hasLine = (line: RegExp): boolean => line.test(metrics)
  expect(
    hasLine(/http_requests_total\{method="GET",endpoint="\/api\/properties\/search",status="200"\} \d/),
  ).toBe(true)
  expect(hasLine(/nodejs_eventloop_lag_max_seconds [\d.]+/)).toBe(true)
  expect(hasLine(/portal_database_connections\{state="in_use"\} \d/)).toBe(true)
  expect(hasLine(/portal_database_connections\{state="waiting"\} 0/)).toBe(true)
  expect(hasLine(/# TYPE portal_jobs gauge/)).toBe(true)
  expect(hasLine(/[\da-f]{8}-[\da-f]{4}-/)).toBe(false)
})
