import { afterEach, expect, test } from 'bun:test'
import { join } from 'node:path'
import { getRaw } from './test/raw-request.ts'

const children: Bun.Subprocess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const startServer = async (env: Record<string, string>) => {
  const child = Bun.spawn([process.execPath, join(import.meta.dirname, 'test/fixture.ts')], {
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', LOG_FORMAT: '', METRICS_PORT: '', ...env },
    stdout: 'pipe',
    stderr: 'ignore',
  })
  children.push(child)
  const lines: string[] = []
  const listen = async () => {
    for await (const chunk of child.stdout) lines.push(...new TextDecoder().decode(chunk).trim().split('\n'))
  }
  void listen()
  const find = async (pattern: RegExp): Promise<string> => {
    for (let tries = 0; tries < 3000; tries += 1) {
      const found = lines.map(line => pattern.exec(line)?.[0]).find(Boolean)
      if (found) return found
      if (child.exitCode !== null) break
      await Bun.sleep(10)
    }
    throw new Error(`It never printed ${pattern}: ${lines.join(' / ')}`)
  }
  const requests = () => lines.filter(line => line.includes('"requestId"')).map(line => JSON.parse(line))
  return { child, lines, find, requests, url: await find(/http:\/\/localhost:\d+\//) }
}

test('a request is one line with these fields, whatever its outcome', async () => {
  const { requests, url } = await startServer({ LOG_FORMAT: 'json' })
  await fetch(`${url}api/known?secret=1`)
  await fetch(`${url}search/throw`, { method: 'DELETE' })
  await getRaw(Number(new URL(url).port), '/api/x', '')
  await Bun.sleep(200)
  const line = { requestId: expect.stringMatching(/^[\da-f-]{36}$/), durationMs: expect.any(Number) }
  expect(requests()).toEqual([
    { ...line, method: 'GET', endpoint: '/api/:known', status: 200, personId: 'somebody' },
    { ...line, method: 'DELETE', endpoint: null, status: 500, personId: null },
    { ...line, method: 'GET', endpoint: null, status: 400, personId: null },
  ])
})

test('a stream is logged once when it ends, whichever side ends it', async () => {
  const { requests, url } = await startServer({ LOG_FORMAT: 'json' })
  expect(await (await fetch(`${url}api/stream`)).text()).toBe('data: 1\n\ndata: 2\n\n')
  await Bun.sleep(100)
  expect(requests()).toMatchObject([{ endpoint: '/api/stream', status: 200 }])
  expect(requests()[0].durationMs).toBeGreaterThan(250)
  const leaving = new AbortController()
  const { body } = await fetch(`${url}api/endless`, { signal: leaving.signal })
  await body?.getReader().read()
  await Bun.sleep(100)
  expect(requests()).toHaveLength(1)
  leaving.abort()
  for (let tries = 0; tries < 100 && requests().length < 2; tries += 1) await Bun.sleep(20)
  expect(requests()).toHaveLength(2)
})

test('production logs requests by default, development does not, and any other value is refused', async () => {
  const production = await startServer({ NODE_ENV: 'production' })
  const development = await startServer({})
  for (const { url } of [production, development]) await fetch(`${url}api/known`)
  await Bun.sleep(200)
  expect([production.requests().length, development.requests().length]).toEqual([1, 0])
  for (const line of production.lines) expect(() => JSON.parse(line)).not.toThrow()
  const refused = Bun.spawnSync([process.execPath, join(import.meta.dirname, 'test/fixture.ts')], {
    env: { ...process.env, LOG_FORMAT: 'xml' },
  })
  expect([refused.exitCode, refused.stderr.toString().trim()]).toEqual([
    1,
    'The environment variable LOG_FORMAT must be json or short.',
  ])
})

test('metrics are on a separate port, only for this machine, and count by endpoint and status', async () => {
  const { find, url } = await startServer({ METRICS_PORT: '0' })
  const metricsUrl = await find(/http:\/\/127\.0\.0\.1:\d+\/metrics/)
  await fetch(`${url}api/known?a=${crypto.randomUUID()}`)
  await fetch(`${url}search/throw`)
  await fetch(`${url}api/block`)
  const metrics = await (await fetch(metricsUrl)).text()
  expect(metrics).toContain('http_requests_total{method="GET",endpoint="/api/:known",status="200"} 1')
  expect(metrics).toContain('http_requests_total{method="any",endpoint="none",status="500"} 1')
  expect(metrics).toContain('http_request_duration_seconds_count{endpoint="/api/:known"} 1')
  for (let made = 0; made < 50; made += 1) {
    await fetch(`${url}api/${made}`, { method: `MADE${made}` })
    await fetch(`${url}api/known`, { method: 'PUT' })
  }
  const grown = (await (await fetch(metricsUrl)).text()).split('\n').filter(line => line.startsWith('http_'))
  expect(grown.length).toBeLessThan(40) // however many methods and paths callers make up
  const delay = Number(/nodejs_eventloop_lag_max_seconds ([\d.]+)/.exec(metrics)?.[1])
  expect(delay).toBeGreaterThan(0.2)
  expect(metrics).not.toContain('heap_space') // reading these blocks the event loop
  expect((await fetch(`${url}metrics`)).headers.get('content-type')).not.toContain('version=')
})
