// Readers of each endpoint of events leave in every way: afterward nothing is subscribed and the database is not
// queried.
import { afterAll, expect, spyOn, test } from 'bun:test'
import { beatEvent, overEvent } from '@portal/contract/endpoint'
import { atFixedOrigin } from '@portal/server/on-behalf-of'
import { recordRequest } from '@portal/server/record-request'
import { inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { openTestApp } from '../test/test-app.ts'
import { createApp, routes } from './app.ts'
import { openDatabase } from './platform/database/database.ts'
import type { Signals } from './platform/jobs/signals.ts'
import { hashOfToken, newToken } from './platform/request/cookie.ts'
import { newSession } from './platform/session/find-caller.ts'
import { users } from './schema/people.ts'
import { sessions } from './schema/sessions.ts'

const { services, database, jobs, url, signUp } = await openTestApp()
const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync())

/** The API's messages to the database, counted by a proxy. */
const countMessages = () => {
  const { hostname, port } = new URL(url)
  let messages = 0
  const ends = new WeakMap<object, Promise<Bun.Socket>>()
  const server = Bun.listen({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      open: socket => {
        const end = Bun.connect({
          hostname,
          port: Number(port),
          socket: { data: (_, chunk) => void socket.write(chunk), close: () => void socket.end() },
        })
        ends.set(socket, end)
      },
      data: async (socket, chunk) => {
        messages += 1
        const copy = Buffer.from(chunk)
        ;(await ends.get(socket))?.write(copy)
      },
      close: async socket => void (await ends.get(socket))?.end(),
    },
  })
  closers.defer(() => server.stop(true))
  return { url: Object.assign(new URL(url), { port: server.port }).href, messages: () => messages }
}

const between = countMessages()
const counted = openDatabase(between.url)
closers.defer(() => counted.close())

const listeners = new Set<object>()
const signals: Signals = {
  ...jobs.signals,
  subscribe: (...given) => {
    const stop = jobs.signals.subscribe(...given)
    const listener = {}
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      stop()
    }
  },
}
const app = createApp({ ...services, database: counted.database, jobs: { ...jobs, signals } })
const serve = () =>
  Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async received => {
      const request = atFixedOrigin(received) ?? received
      return recordRequest(request, await app.handle(request), 0)
    },
  })
let server = serve()
closers.defer(() => server.stop(true))

const streams = routes.filter(({ endpoint }) => endpoint.kind === 'events').map(({ endpoint }) => endpoint)
const each = streams.map(endpoint => [endpoint.path, endpoint] as const)
const reader = await signUp('tenant')
const cookie = reader.cookie ?? ''

const open = (path: string, init: RequestInit = {}, as = cookie) =>
  fetch(new URL(path, server.url), { ...init, headers: { cookie: as } })

const untilNoListeners = () => untilTrue(async () => listeners.size === 0)

const leavings: Record<string, (path: string) => Promise<void>> = {
  'asks for the head alone': async path => {
    const response = await open(path, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('json'),
    ])
  },
  'leaves in the middle': async path => {
    const leaving = new AbortController()
    const { body } = await open(path, { signal: leaving.signal })
    await body?.getReader().read()
    leaving.abort()
  },
  'cancels the body': async path => {
    await (await open(path)).body?.cancel()
  },
  'leaves before the first byte': async path => {
    const leaving = new AbortController()
    const opening = open(path, { signal: leaving.signal }).catch(() => {})
    await Bun.sleep(Math.random() * 4)
    leaving.abort()
    await opening
  },
  'had left before it was asked': async path => {
    const request = new Request(`http://localhost${path}`, {
      headers: { cookie },
      signal: AbortSignal.abort(),
    })
    await app.handle(request)
  },
  'is cut off with its connection': async path => {
    const { port } = server
    const socket = await Bun.connect({ hostname: '127.0.0.1', port: port ?? 0, socket: { data: () => {} } })
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`)
    await Bun.sleep(Math.random() * 8)
    socket.terminate()
  },
  'loses its server': async path => {
    const { body } = await open(path)
    await body?.getReader().read()
    await server.stop(true)
    server = serve()
  },
}

test('there are event endpoints', () => expect(streams.length).toBeGreaterThan(0))

test.each(each)(
  'after leaving %s in any way, nobody is subscribed anymore',
  async path => {
    for (const leave of Object.values(leavings)) {
      for (let time = 0; time < 3; time += 1) await leave(path)
      await Bun.sleep(20) // streams whose readers left before the first byte can start only now
      await untilNoListeners()
    }
  },
  inRounds(60),
)

/** Without signing up. */
const makeReaders = async (count: number): Promise<string[]> => {
  const [model] = await database.select().from(users).where(eq(users.id, reader.user.id))
  if (!model) throw new Error('The reader has signed up')
  const tokens = Array.from({ length: count }, newToken)
  for (const token of tokens) {
    const id = Bun.randomUUIDv7()
    await database.insert(users).values({ ...model, id, email: `${id}@example.org` })
    await database.insert(sessions).values({ ...newSession, userId: id, tokenHash: hashOfToken(token) })
  }
  return tokens.map(token => `session=${token}`)
}

test('of the streams of one session only the newest four stay open, whichever they are, and others’ are left alone', async () => {
  const [own = '', other = ''] = await makeReaders(2)
  const leaving = new AbortController()
  const listen = async (path: string, as: string) => {
    const heard = { text: '', isOver: false }
    const { body } = await open(path, { signal: leaving.signal }, as)
    const listening = async () => {
      for await (const chunk of body ?? []) heard.text += new TextDecoder().decode(chunk)
      heard.isOver = true
    }
    void listening().catch(() => {})
    await untilTrue(async () => heard.text.includes(': hello'))
    return heard
  }
  const others = await Promise.all(streams.map(({ path }) => listen(path, other)))
  const heard: Awaited<ReturnType<typeof listen>>[] = []
  for (let index = 0; index < 16; index += 1)
    heard.push(await listen(streams[index % streams.length]?.path ?? '', own))
  await untilTrue(async () => heard.slice(0, 12).every(({ isOver }) => isOver))
  expect(heard.map(({ text }) => text.includes(`event: ${overEvent}`))).toEqual(
    heard.map((_, index) => index < 12),
  )
  expect([...heard.slice(12), ...others].map(({ isOver }) => isOver)).not.toContain(true)
  leaving.abort()
  await untilNoListeners()
})

test.each(each)('at %s, 80 readers ask the database as little as one', async path => {
  const readers = await makeReaders(80)
  const beats: (() => void)[] = []
  const begin = setInterval
  const spied = spyOn(globalThis, 'setInterval').mockImplementation(((work: () => void, ms: number) => {
    if (ms !== 15_000) return begin(work, ms)
    beats.push(work)
    return begin(() => {}, 3_600_000)
  }) as typeof setInterval)
  const askedFor = async (cookies: string[]): Promise<number> => {
    const leaving = new AbortController()
    const heard: string[] = []
    const listening = cookies.map(async (own, index) => {
      const { body } = await open(path, { signal: leaving.signal }, own)
      heard[index] = ''
      for await (const chunk of body ?? []) heard[index] += new TextDecoder().decode(chunk)
    })
    const everyoneHeard = (what: string, count: number) =>
      untilTrue(async () => cookies.every((_, index) => (heard[index] ?? '').split(what).length > count))
    await everyoneHeard(': hello', 1)
    const before = between.messages()
    for (let round = 1; round <= 4; round += 1) {
      for (const beat of beats) beat()
      await everyoneHeard(`event: ${beatEvent}`, round)
    }
    const asked = between.messages() - before
    leaving.abort()
    await Promise.allSettled(listening)
    await untilNoListeners()
    beats.length = 0
    return asked
  }
  const [one, all] = [await askedFor(readers.slice(0, 1)), await askedFor(readers)]
  spied.mockRestore()
  expect(one).toBeGreaterThan(0) // the check that they are still signed in
  expect(all).toBeLessThanOrEqual(2 * one)
})
