import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { call } from '@portal/client/call'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { fetchFrom, samplePage } from '../../test/sample-page.ts'
import { createPlatform } from '../platform.ts'
import { keepSession } from './keep-session.ts'

const ana: SessionUser = {
  id: '0190a000-0000-7000-8000-000000000001',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Reyes',
  userType: 'tenant',
}
const ben: SessionUser = { ...ana, id: '0190a000-0000-7000-8000-000000000002', firstName: 'Ben' }
const id = ana.id

const own = [notificationEndpoints.list.path, authEndpoints.logout.path]
/** In order; the API refuses the next `refusals` calls without a session. */
let sent: string[]
let refusals: number
let code: 'no_session' | 'second_factor'
/** Refusals are answered after it. */
let held: Promise<void>
const api = Bun.serve({
  port: 0,
  fetch: async request => {
    const { pathname } = new URL(request.url)
    // Timers of other files' tests can still call.
    if (!own.some(path => pathname.startsWith(path))) return new Response(null, { status: 404 })
    sent.push(`${request.method} ${pathname}`)
    const error = { code, message: 'You are not signed in.', requestId: 'r' }
    if (refusals-- > 0) {
      await held
      return Response.json({ error }, { status: 401 })
    }
    return request.method === 'GET'
      ? Response.json({ notifications: [], nextCursor: null })
      : new Response(null, { status: 204 })
  },
})
let leaveApi: () => void
beforeAll(() => {
  leaveApi = fetchFrom(api.url)
})
afterAll(async () => {
  leaveApi()
  Reflect.deleteProperty(globalThis, 'window')
  await api.stop(true)
})
beforeEach(() => {
  sent = []
  code = 'no_session'
  refusals = Number.POSITIVE_INFINITY
  held = Promise.resolve()
  Object.assign(globalThis, { window: new EventTarget() }) // the only part of the page that is needed
})

const open = (user: SessionUser | null) => {
  const platform = createPlatform(samplePage({ session: user && { user } }))
  let reloads = 0
  let dialogs = 0
  platform.signInRequest.subscribe(() => {
    if (platform.signInRequest.get()) dialogs++
  })
  keepSession(platform, () => reloads++)
  const request = async () => {
    for (;;) {
      const found = platform.signInRequest.get()
      if (found) return found
      await Bun.sleep(1)
    }
  }
  return { ...platform, request, counts: () => ({ reloads, dialogs }) }
}

const read = () => call(notificationEndpoints.list)
const write = () => call(notificationEndpoints.delete, { params: { id } })
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message.slice(0, 3) : error),
  )

test('all calls of an ended session wait for one dialog, and each is sent once more', async () => {
  const { request, session, counts } = open(ana)
  const waiting = [read(), write(), write()].map(outcome)
  const { person, answer } = await request()
  expect(person).toEqual(ana)
  expect(session.get()?.user).toEqual(ana)
  refusals = 0
  answer(ana)
  expect(await Promise.all(waiting)).toEqual(['done', 'done', 'done'])
  expect(sent).toHaveLength(6)
  expect(counts()).toEqual({ reloads: 0, dialogs: 1 })
})

test('a session that ends again later opens the dialog again', async () => {
  const { request, counts } = open(ana)
  for (const round of [1, 2]) {
    refusals = Number.POSITIVE_INFINITY
    const waiting = outcome(write())
    const { answer } = await request()
    refusals = 0
    answer(ana)
    expect(await waiting).toBe('done')
    expect(counts().dialogs).toBe(round)
  }
})

test('closing the dialog signs out, with a message, after the calls have failed', async () => {
  const { request, session, toasts } = open(ana)
  const waiting = outcome(write())
  ;(await request()).answer(null)
  expect(await waiting).toBe('401')
  expect(session.get()).toBeNull()
  expect(sent).toHaveLength(1)
  while (!toasts.get()) await Bun.sleep(5)
  expect(toasts.get()).toMatchObject({ title: 'You are signed out' })
})

test('calls in flight when the dialog was closed do not open it again', async () => {
  const { request, counts } = open(ana)
  const first = outcome(write())
  const { answer } = await request()
  const pending = [read(), write()].map(outcome)
  answer(null)
  expect(await Promise.all([first, ...pending])).toEqual(['401', '401', '401'])
  expect(counts().dialogs).toBe(1)
})

test('a refusal that arrives late, after the person signed in, is sent again without the dialog', async () => {
  const { session, counts } = open(ana)
  refusals = 1
  const late = outcome(write())
  session.set({ user: ana })
  expect(await late).toBe('done')
  expect(counts().dialogs).toBe(0)
})

test('nothing is sent for another person: the page reloads as them', async () => {
  const { request, counts } = open(ana)
  let hasSettled = false
  void outcome(write()).then(() => {
    hasSettled = true
  })
  const { answer } = await request()
  refusals = 0
  answer(ben)
  while (counts().reloads === 0) await Bun.sleep(1)
  await Bun.sleep(20)
  expect({ hasSettled, sent: sent.length, ...counts() }).toEqual({
    hasSettled: false,
    sent: 1,
    reloads: 1,
    dialogs: 1,
  })
})

test('a session that is refused right after signing in ends, without a second dialog', async () => {
  const { request, session, toasts, counts } = open(ana)
  const waiting = outcome(write())
  ;(await request()).answer(ana)
  expect(await waiting).toBe('401')
  expect(session.get()).toBeNull()
  while (!toasts.get()) await Bun.sleep(5)
  expect(counts().dialogs).toBe(1)
})

test('a visitor is asked to sign in for actions, never for what a page reads', async () => {
  const { request, session, counts } = open(null)
  expect(await outcome(read())).toBe('401')
  expect(counts().dialogs).toBe(0)
  const waiting = outcome(write())
  const { person, answer } = await request()
  expect(person).toBeNull()
  refusals = 0
  answer(ben)
  expect(await waiting).toBe('done')
  expect(session.get()?.user).toEqual(ben)
})

test('a visitor who closes the dialog stays a visitor, without a message about a session', async () => {
  const { request, toasts } = open(null)
  const waiting = outcome(write())
  ;(await request()).answer(null)
  expect(await waiting).toBe('401')
  await Bun.sleep(150)
  expect(toasts.get()).toBeNull()
})

test('a call that needs a code asks for one, signs nobody out, and is sent once more', async () => {
  code = 'second_factor'
  const { request, session, counts } = open(ana)
  const waiting = [write(), write()].map(outcome)
  const { person, asksForCode, answer } = await request()
  expect([person, asksForCode]).toEqual([ana, true])
  while (sent.length < 2) await Bun.sleep(1)
  refusals = 0
  answer(ana)
  expect(await Promise.all(waiting)).toEqual(['done', 'done'])
  expect(session.get()?.user).toEqual(ana)
  expect(counts().dialogs).toBe(1)
})

test.each([
  ['is sent again', ana, 'done'],
  ['fails', null, '401'],
] as const)(
  'a call that is refused after the code’s dialog has closed %s without another',
  async (_, user, outcomes) => {
    code = 'second_factor'
    const { request, counts } = open(ana)
    const first = outcome(write())
    const { answer } = await request()
    const late = Promise.withResolvers<void>()
    held = late.promise
    const second = outcome(write())
    while (sent.length < 2) await Bun.sleep(1)
    refusals = 0
    answer(user)
    expect(await first).toBe(outcomes)
    late.resolve()
    expect(await second).toBe(outcomes)
    expect(counts().dialogs).toBe(1)
  },
)

test('closing the dialog that asks for a code fails the call, and signs nobody out', async () => {
  code = 'second_factor'
  const { request, session, toasts } = open(ana)
  const waiting = outcome(write())
  ;(await request()).answer(null)
  expect(await waiting).toBe('401')
  expect(session.get()?.user).toEqual(ana)
  await Bun.sleep(150)
  expect(toasts.get()).toBeNull()
})

test('logging out of a session that has ended opens no dialog', async () => {
  const { counts } = open(ana)
  expect(await outcome(call(authEndpoints.logout))).toBe('401')
  expect(counts().dialogs).toBe(0)
})
