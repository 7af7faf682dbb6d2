import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { getRaw, sendRaw } from './test/raw-request.ts'

const children: Bun.Subprocess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

const startServer = async (env: Record<string, string> = {}) => {
  const child = Bun.spawn([process.execPath, join(import.meta.dirname, 'test/fixture.ts')], {
    env: { ...process.env, PORT: '0', ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  children.push(child)
  const said: string[] = []
  const listen = async (stream: ReadableStream<Uint8Array>) => {
    for await (const chunk of stream) said.push(...new TextDecoder().decode(chunk).trim().split('\n'))
  }
  void listen(child.stdout)
  void listen(child.stderr)
  const saysSoon = async (pattern: RegExp): Promise<string> => {
    for (let tries = 0; tries < 3000; tries += 1) {
      const line = said.find(words => pattern.test(words))
      if (line) return line
      if (child.exitCode !== null) break
      await Bun.sleep(10)
    }
    throw new Error(`It never printed ${pattern}: ${said.join(' / ')}`)
  }
  return { child, said, saysSoon, url: await saysSoon(/^http|Port/) }
}

test('a failing page returns a page that says so in one sentence, without the cause', async () => {
  const { url, saysSoon } = await startServer()
  const response = await fetch(`${url}search/throw`)
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toStartWith('text/html')
  expect(html).toContain('Something went wrong on our side. Please try again in a moment.')
  expect(html).not.toContain('secret')
  const logged = JSON.parse(await saysSoon(/secret of the database/))
  expect(logged.requestId).toBe(response.headers.get('x-request-id'))
})

test('every kind of answer says that its type is not to be guessed', async () => {
  const { url } = await startServer()
  const { port } = new URL(url)
  const kinds = {
    'a page': 'GET /',
    'a call': 'GET /api/known',
    'a failing page': 'GET /search/throw',
    'a failing call': 'GET /api/throw',
    'a stream': 'GET /api/stream',
    'a redirect': 'GET /redirect',
    'only headers': 'HEAD /',
    options: 'OPTIONS /',
    trace: 'TRACE /',
  }
  for (const [kind, line] of Object.entries(kinds)) {
    const { headers } = await sendRaw(
      Number(port),
      `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    expect([kind, headers.toLowerCase()]).toEqual([
      kind,
      expect.stringContaining('x-content-type-options: nosniff'),
    ])
  }
  const { headers } = await getRaw(Number(port), '/api/x', '')
  expect(headers.toLowerCase()).toContain('x-content-type-options: nosniff')
})

test("a failing call returns a refusal in the API's format", async () => {
  const { url } = await startServer()
  const response = await fetch(`${url}api/throw`)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: {
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      requestId: String(response.headers.get('x-request-id')),
    },
  })
})

test('a derived request has the same address and the same cookies', async () => {
  const { url } = await startServer()
  const { port } = new URL(url)
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie: 'session=1' } })
  const address = expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$/)
  expect(await response.json()).toMatchObject({ address, inner: address, cookie: 'session=1' })
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets requests finish, then closes in reverse order',
  async signal => {
    const { child, said, url, saysSoon } = await startServer()
    const slow = fetch(`${url}slow`)
    await saysSoon(/at work/)
    child.kill(signal)
    child.kill(signal) // npm does this too
    expect(await (await slow).json()).toMatchObject({ isStopping: true })
    expect(await child.exited).toBe(0)
    expect(said.slice(-2)).toEqual(['closed the last', 'closed the first'])
  },
)

test('a second signal immediately ends a server that still waits', async () => {
  const { child, url, saysSoon } = await startServer({ STOP_WITHIN_MS: '600000' })
  void fetch(`${url}never`).catch(() => {})
  await saysSoon(/at work/)
  child.kill('SIGINT')
  await saysSoon(/closed the last/)
  await Bun.sleep(600)
  child.kill('SIGINT')
  expect(await child.exited).toBe(1)
})

test('a server that cannot stop cleanly still ends', async () => {
  const { child, url, saysSoon } = await startServer({ STOP_WITHIN_MS: '700' })
  void fetch(`${url}never`).catch(() => {})
  await saysSoon(/at work/)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(1)
})

test('a port in use is one sentence, before anything else is done', async () => {
  const other = Bun.serve({ port: 0, fetch: () => new Response('other') })
  const port = String(other.port)
  const { child, said } = await startServer({ PORT: port })
  expect(await child.exited).toBe(1)
  await other.stop(true)
  expect(said).toEqual([expect.stringMatching(new RegExp(`^Port ${port} is in use: `))])
})

describe('whatever Host a raw request sends', () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL((await startServer()).url).port)
  })

  test.each([
    ['', 'an empty Host'],
    [null, 'HTTP/1.0 without a Host'],
    ['a b', 'a Host with a space'],
    ['a/b', 'a Host with a path'],
    ['a@b', 'a Host with a name before it'],
    ['[::1', 'half an IPv6 address'],
    ['a:99999', 'an invalid port'],
    ['a\r\nHost: b', 'two Hosts'],
  ])('%p is refused in our own format: %s', async host => {
    for (const target of ['/api/x', '/search']) {
      const { status, body } = await getRaw(port, target, host)
      expect(status).toBe(400)
      expect(JSON.parse(body)).toMatchObject({ error: { code: 'unreadable', requestId: expect.any(String) } })
    }
  })

  test.each([
    ['/api/x?a=1', '/api/x?a=1', 'api'],
    ['/api/api/x', '/api/api/x', 'api'],
    ['http://elsewhere.example/api/x', '/api/x', 'api'],
    ['http://u:p@a', '/', 'pages'],
    ['//api/x', '//api/x', 'pages'],
    ['/%61pi/x', '/%61pi/x', 'pages'],
    ['/api%2Fx', '/api%2Fx', 'pages'],
    ['/api/a%2F..%2Fb', '/api/a%2F..%2Fb', 'api'],
    ['/api/../search', '/search', 'pages'],
    ['/search/%2e%2e/api/x', '/api/x', 'api'],
    ['/api/x#part', '/api/x', 'api'],
    ['/api/?x=/../y', '/api/?x=/../y', 'api'],
  ])('%s is the same path for every Host', async (target, path, by) => {
    for (const host of [
      'api',
      'a',
      'x:1',
      '[::1]',
      '[::1]:80',
      'LOCALHOST',
      'portal.example',
      '127.0.0.1:1',
    ]) {
      const { status, body } = await getRaw(port, target, host)
      expect([host, status, JSON.parse(body)]).toMatchObject([
        host,
        200,
        { href: `http://localhost${path}`, by },
      ])
    }
  })
})
