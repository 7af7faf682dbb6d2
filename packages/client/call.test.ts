import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { endpoint } from '@portal/contract/endpoint'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { placeEndpoints } from '@portal/contract/places/endpoints'
import * as z from 'zod/mini'
import { ApiError, sentenceOf } from './api-error.ts'
import { call, queriesOf, queryOf } from './call.ts'
import { ConnectionError } from './connection-error.ts'
import { type SessionNeeded, sessionNeededEvent } from './session-needed.ts'
import { fetchFrom } from './test/fetch-from.ts'

const endpoints = {
  answerInquiry: endpoint({
    method: 'POST',
    path: '/api/inquiries/:id/respond',
    summary: 'Answer an inquiry',
    access: 'landlord',
    params: z.object({ id: z.string() }),
    query: z.object({ notify: z.optional(z.string()), copies: z.optional(z.number()) }),
    body: z.object({ message: z.string() }),
    status: 200,
    answer: z.object({ inquiry: z.object({ id: z.string() }) }),
  }),
  readInquiry: endpoint({
    method: 'GET',
    path: '/api/inquiries/:id',
    summary: 'One inquiry',
    access: 'person',
    params: z.object({ id: z.string() }),
    query: z.object({ language: z.optional(z.string()) }),
    status: 200,
    answer: z.object({ inquiry: z.object({ id: z.string() }) }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    access: 'person',
    status: 204,
    answer: z.void(),
  }),
}

interface ReceivedCall {
  method: string
  url: string
  contentType: string | null
  body: string
}

let seen: ReceivedCall
let answer: () => Response
const server = Bun.serve({
  port: 0,
  async fetch(request) {
    const { pathname, search } = new URL(request.url)
    const contentType = request.headers.get('content-type')
    seen = { method: request.method, url: pathname + search, contentType, body: await request.text() }
    return answer()
  },
})
afterAll(() => server.stop(true))

fetchFrom(server.url)

const respond = () =>
  call(endpoints.answerInquiry, {
    params: { id: 'a b/c' },
    query: { notify: 'yes' },
    body: { message: 'Come by at noon.' },
  })

test('parameters are escaped, missing ones are left out, and the body goes as JSON', async () => {
  answer = () => Response.json({ inquiry: { id: '1' } })
  expect(await respond()).toEqual({ inquiry: { id: '1' } })
  expect(seen).toEqual({
    method: 'POST',
    url: '/api/inquiries/a%20b%2Fc/respond?notify=yes',
    contentType: 'application/json',
    body: '{"message":"Come by at noon."}',
  })
})

test('a call without a body sends no content type, and 204 returns nothing', async () => {
  answer = () => new Response(null, { status: 204 })
  expect(await call(endpoints.logout)).toBeUndefined()
  expect(seen.contentType).toBeNull()
})

test('an answer outside its schema is an error, not a surprise later', async () => {
  answer = () => Response.json({ inquiry: {} })
  await expect(respond()).rejects.toThrow()
})

const refused = () =>
  respond().then(
    () => undefined,
    (error: unknown) => error,
  )

test('a refusal says its status and body, and carries sentence, code and fields', async () => {
  const error = {
    code: 'invalid',
    message: 'Please check the fields.',
    fields: { message: 'Too short' },
    requestId: 'r',
  }
  answer = () => Response.json({ error }, { status: 422 })
  const refusal = await refused()
  expect(refusal).toBeInstanceOf(ApiError)
  expect(refusal).toMatchObject({
    message: `422: ${JSON.stringify({ error })}`,
    status: 422,
    code: 'invalid',
    sentence: 'Please check the fields.',
    fields: { message: 'Too short' },
  })
  expect(sentenceOf(refusal, 'Failed')).toBe('Please check the fields.')
})

test('a refusal of a stale change carries the thing as it is now, unless it is some other answer', async () => {
  const stale = { code: 'stale', message: 'This was changed while you were editing.', requestId: 'r' }
  const currentOf = async (current: unknown) => {
    answer = () => Response.json({ error: { ...stale, current, sinceThen: 'unknown' } }, { status: 409 })
    const refusal = await refused()
    expect(refusal).toMatchObject({ code: 'stale', sentence: stale.message, fields: {} })
    return refusal instanceof ApiError ? refusal.current : refusal
  }
  expect(await currentOf({ rentAmount: 2450, later: ['field'] })).toEqual({
    rentAmount: 2450,
    later: ['field'],
  })
  for (const current of [undefined, null, 'gone', [1]]) expect(await currentOf(current)).toBeUndefined()
})

test('a refusal by something other than the API falls back to its status text and the given words', async () => {
  answer = () => new Response('', { status: 502, statusText: 'Bad Gateway' })
  const refusal = await refused()
  expect(refusal).toMatchObject({ message: '502: Bad Gateway', sentence: undefined, fields: {} })
  expect(sentenceOf(refusal, 'Failed to fetch properties')).toBe('Failed to fetch properties')
})

test('a query has a key that follows from its endpoint, and requests what the key says', async () => {
  answer = () => Response.json({ inquiry: { id: '7' } })
  const { queryKey, queryFn } = queryOf(endpoints.readInquiry, {
    params: { id: '7' },
    query: { language: 'en' },
  })
  expect(queryKey).toEqual(['GET', '/api/inquiries/:id', { id: '7' }, { language: 'en' }])
  expect(await queryFn({ signal: new AbortController().signal })).toEqual({ inquiry: { id: '7' } })
  expect(seen.url).toBe('/api/inquiries/7?language=en')
})

test('all queries of an endpoint share the beginning of their keys', () => {
  const { queryKey } = queryOf(endpoints.readInquiry, { params: { id: '7' } })
  expect(queryKey.slice(0, 2)).toEqual(queriesOf(endpoints.readInquiry).queryKey as ['GET', never])
})

test('a query that is no longer needed is aborted', async () => {
  const controller = new AbortController()
  answer = () => {
    controller.abort()
    return Response.json({ inquiry: { id: '7' } })
  }
  const { queryFn } = queryOf(endpoints.readInquiry, { params: { id: '7' } })
  await expect(queryFn({ signal: controller.signal })).rejects.toThrow('abort')
})

test('required parts cannot be left out, only reads are queries, and streams are not called', () => {
  // @ts-expect-error the id is missing
  const missing = () => call(endpoints.readInquiry)
  // @ts-expect-error a write is not a query
  const write = () => queryOf(endpoints.logout)
  // @ts-expect-error a stream is not a call
  const stream = () => call(notificationEndpoints.stream)
  expect([missing, write, stream]).toHaveLength(3)
})

/** A test outside a browser can only be offline this way. */
const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })

describe('without an answer', () => {
  const loseConnection = () => {
    answer = () => {
      throw new Error('Never reached')
    }
    globalThis.fetch = Object.assign(() => Promise.reject(new TypeError('Failed to fetch')), {
      preconnect: fetch.preconnect,
    })
  }
  let fetchBefore: typeof fetch
  beforeEach(() => {
    fetchBefore = globalThis.fetch
  })
  afterEach(() => {
    globalThis.fetch = fetchBefore
    setOnline(true)
    jest.useRealTimers()
  })
  const read = () => call(endpoints.readInquiry, { params: { id: '7' } })
  const faultOf = (asked: Promise<unknown>) =>
    asked.then(
      () => expect.unreachable(),
      (error: unknown) => ({
        fault: error instanceof ConnectionError ? error.fault : error,
        sentence: sentenceOf(error, 'Failed'),
      }),
    )

  test('a person who is offline is told at once, and that a change was not sent', async () => {
    loseConnection()
    setOnline(false)
    expect(await faultOf(read())).toEqual({
      fault: 'offline',
      sentence: 'You are offline. Try again when you are back online.',
    })
    expect(await faultOf(respond())).toEqual({
      fault: 'offline',
      sentence: 'You are offline, so this was not sent. Try again when you are back online.',
    })
  })

  test('a connection that breaks leaves open whether a change arrived', async () => {
    loseConnection()
    expect(await faultOf(read())).toMatchObject({ fault: 'unreachable' })
    expect(await faultOf(respond())).toEqual({
      fault: 'unreachable',
      sentence:
        'The connection was lost, so we don’t know whether this went through. You can safely try again.',
    })
  })

  test('so does a connection that breaks after the call was sent, even if the browser then knows that it is offline', async () => {
    globalThis.fetch = Object.assign(
      async () => {
        setOnline(false)
        throw new TypeError('Failed to fetch')
      },
      { preconnect: fetch.preconnect },
    )
    expect(await faultOf(respond())).toMatchObject({ fault: 'unreachable' })
  })

  test('an answer that does not come within 30 s is no longer waited for', async () => {
    jest.useFakeTimers()
    globalThis.fetch = Object.assign(
      (_: unknown, { signal }: RequestInit = {}) =>
        new Promise<Response>((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason)),
        ),
      { preconnect: fetch.preconnect },
    )
    let fault: unknown
    const asked = faultOf(respond()).then(found => {
      fault = found.fault
    })
    jest.advanceTimersByTime(29_999)
    await Promise.resolve()
    expect(fault).toBeUndefined()
    jest.advanceTimersByTime(1)
    await asked
    expect(fault).toBe('timeout')
  })

  test('a call that cannot even be sent is an error in our code, not a lost connection', async () => {
    globalThis.fetch = Object.assign(
      () => {
        throw new TypeError('AbortSignal.any is not a function')
      },
      { preconnect: fetch.preconnect },
    )
    expect(await faultOf(read())).toMatchObject({ fault: expect.any(TypeError), sentence: 'Failed' })
  })

  test('an answer that breaks off halfway is no answer', async () => {
    const broken = new ReadableStream({
      start: controller => controller.error(new TypeError('The connection was reset')),
    })
    globalThis.fetch = Object.assign(async () => new Response(broken), {
      preconnect: fetch.preconnect,
    })
    expect(await faultOf(read())).toMatchObject({ fault: 'unreachable' })
  })
})

describe('when the caller is not signed in', () => {
  const refusal = { error: { code: 'no_session', message: 'You are not signed in.', requestId: 'r' } }
  let calls: number
  let asked: SessionNeeded[]
  let onAsked: (needed: SessionNeeded) => void
  const listen = (event: Event) => {
    const { detail } = event as CustomEvent<SessionNeeded> // sent by the client alone
    asked.push(detail)
    onAsked(detail)
  }
  beforeEach(() => {
    calls = 0
    asked = []
    const page = new EventTarget()
    page.addEventListener(sessionNeededEvent, listen)
    Object.assign(globalThis, { window: page })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window')
  })
  const refuse = (times: number) => {
    answer = () =>
      ++calls <= times
        ? Response.json(refusal, { status: 401 })
        : Response.json({ inquiry: { id: String(calls) } })
  }

  test('a call waits until the person signed in, and is sent once more with the same body', async () => {
    refuse(1)
    onAsked = ({ respondWith }) => respondWith(Promise.resolve(true))
    expect(await respond()).toEqual({ inquiry: { id: '2' } })
    expect(seen.body).toBe('{"message":"Come by at noon."}')
    expect(asked).toMatchObject([{ method: 'POST', path: '/api/inquiries/:id/respond', isSecondTry: false }])
  })

  test('a call fails if the person does not sign in, and is not sent again', async () => {
    refuse(9)
    onAsked = ({ respondWith }) => respondWith(Promise.resolve(false))
    expect(sentenceOf(await refused(), 'Failed')).toBe('You are not signed in.')
    expect(calls).toBe(1)
  })

  test('a call that is refused again fails with that error, and is not sent a third time', async () => {
    refuse(9)
    onAsked = ({ respondWith }) => respondWith(Promise.resolve(true))
    expect(await refused()).toMatchObject({ code: 'no_session' })
    expect(calls).toBe(2)
    expect(asked.map(({ isSecondTry }) => isSecondTry)).toEqual([false, true])
  })

  test('a call that needs a code asks for it, and a sign-in asks itself', async () => {
    answer = () =>
      ++calls === 1
        ? Response.json({ error: { ...refusal.error, code: 'second_factor' } }, { status: 401 })
        : Response.json({ inquiry: { id: String(calls) } })
    onAsked = ({ respondWith }) => respondWith(Promise.resolve(true))
    expect(await respond()).toEqual({ inquiry: { id: '2' } })
    expect(asked.map(({ asksForCode }) => asksForCode)).toEqual([true])
    calls = 0
    const body = { email: 'ana@example.com', password: 'x' }
    const thrown = await call(authEndpoints.login, { body }).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code: 'second_factor' })
    expect(asked).toHaveLength(1)
  })

  test('a quiet call does not open the sign-in dialog', async () => {
    refuse(9)
    const body = { address: '', city: 'Oakland', state: 'CA', zipCode: '', neighborhood: '' }
    const thrown = await call(placeEndpoints.locate, { body, isQuiet: true }).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code: 'no_session' })
    expect(asked).toEqual([])
  })

  test('without a listener it fails right away', async () => {
    refuse(9)
    onAsked = () => {}
    expect(await refused()).toMatchObject({ code: 'no_session' })
    Reflect.deleteProperty(globalThis, 'window')
    expect(await refused()).toMatchObject({ code: 'no_session' })
    expect(calls).toBe(2)
  })

  test('a wrong password does not open the sign-in dialog', async () => {
    const wrong = { ...refusal.error, code: 'wrong_credentials' }
    answer = () => Response.json({ error: wrong }, { status: 401 })
    expect(await refused()).toMatchObject({ code: 'wrong_credentials' })
    expect(asked).toEqual([])
  })
})
