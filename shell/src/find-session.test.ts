import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import { fetchFrom, samplePage } from '../test/sample-page.ts'
import { findSession } from './find-session.ts'
import { createPlatform } from './platform.ts'

const user = { id: '1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz', userType: 'landlord' }

let answers: Response[]
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

test('an API that fails is asked again, until it says who is signed in; what was shown is kept', async () => {
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

test('a retry asks at once; a 401 means a visitor', async () => {
  answers = [new Response('{}', { status: 401 })]
  const platform = unknownPlatform()
  const startedAt = performance.now()
  findSession(platform)()
  await becomesKnown(platform)
  expect(performance.now() - startedAt).toBeLessThan(900)
  expect(platform.session.get()).toBeNull()
})

test('an answer that comes after signing in changes nothing', async () => {
  answers = [new Response('{}', { status: 401 })]
  const platform = unknownPlatform()
  findSession(platform)()
  platform.session.set({ user: { ...user, id: '2', userType: 'tenant' } })
  await Bun.sleep(200)
  expect(answers).toEqual([])
  expect(platform.session.get()?.user.id).toBe('2')
})
