import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { untilTrue } from '@portal/server/test/until-true'
import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import { fetchFrom, samplePage } from '../test/sample-page.ts'
import { findSession } from './find-session.ts'
import { createPlatform } from './platform.ts'

const user = { id: '1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz', userType: 'landlord' }

let answers: (Response | Promise<Response>)[]
const api = Bun.serve({
  port: 0,
  fetch: () => answers.shift() ?? Response.json({ user }),
})
let leaveApi: () => void
beforeAll(() => {
  leaveApi = fetchFrom(api.url)
})
afterAll(async () => {
  leaveApi()
  await api.stop(true)
})
beforeEach(() => {
  answers = []
})

const unknownPlatform = () => createPlatform(samplePage({ session: 'unknown' }))

const becomesKnown = ({ isSessionKnown }: ReturnType<typeof unknownPlatform>) =>
  new Promise<void>(resolve => isSessionKnown.subscribe(resolve))

test('a failing API is called again until it returns the session; the screen stays as it was', async () => {
  answers = [new Response('busy', { status: 503 })]
  const platform = unknownPlatform()
  platform.queryClientFrom(newQueryClient).setQueryData(['homes'], ['a home'])
  findSession(platform)
  await becomesKnown(platform)
  expect(answers).toEqual([])
  expect(platform.session.get()?.user.id).toBe('1')
  expect(platform.viewMode.get()).toBe('landlord')
  expect(platform.queryClientFrom(newQueryClient).getQueryData<string[]>(['homes'])).toEqual(['a home'])
})

test('a retry calls right away; a 401 means a visitor', async () => {
  answers = [new Response('{}', { status: 401 }), new Response('{}', { status: 401 })]
  const patient = unknownPlatform()
  findSession(patient)
  const platform = unknownPlatform()
  findSession(platform)()
  await becomesKnown(platform)
  expect(platform.session.get()).toBeNull()
  expect(patient.isSessionKnown.get()).toBe(false)
  await becomesKnown(patient)
})

test('an answer that arrives after signing in changes nothing', async () => {
  answers = [new Response('{}', { status: 401 })]
  const platform = unknownPlatform()
  findSession(platform)()
  platform.session.set({ user: { ...user, id: '2', userType: 'tenant' } })
  await Bun.sleep(200)
  expect(answers).toEqual([])
  expect(platform.session.get()?.user.id).toBe('2')
})

const person = (id: string) => ({ user: { ...user, id, userType: 'tenant' as const } })
const visitor = () => new Response('{}', { status: 401 })

test.each([
  ['the earlier first', ['earlier', 'later']],
  ['the later first', ['later', 'earlier']],
])('of two readings at once the one that was asked later counts: %s answers', async (_, order) => {
  const earlier = Promise.withResolvers<Response>()
  const later = Promise.withResolvers<Response>()
  answers = [earlier.promise, later.promise]
  const platform = createPlatform(samplePage())
  const readings = [platform.refreshSession(), platform.refreshSession()]
  await untilTrue(async () => answers.length === 0)
  for (const which of order) {
    if (which === 'earlier') earlier.resolve(visitor())
    else later.resolve(Response.json(person('1')))
    await Bun.sleep(50)
  }
  await Promise.all(readings)
  expect(platform.session.get()?.user.id).toBe('1')
})

test('a person who signs in while the session is read stays signed in', async () => {
  const slow = Promise.withResolvers<Response>()
  answers = [slow.promise, Response.json(person('2'))]
  const platform = createPlatform(samplePage())
  const reading = platform.refreshSession()
  await untilTrue(async () => answers.length === 1)
  platform.session.set(person('2'))
  slow.resolve(visitor())
  await reading
  expect(platform.session.get()?.user.id).toBe('2')
})
