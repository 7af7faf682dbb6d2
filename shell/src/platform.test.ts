import { expect, test } from 'bun:test'
import { ApiError } from '@portal/client/api-error'
import type { PageData } from './page-data.ts'
import { createPlatform } from './platform.ts'

const person = (id: string, userType: 'tenant' | 'landlord' = 'tenant') => ({
  user: { id, email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz', userType },
})

const page = (session: PageData['session']): PageData => ({
  registry: {
    revision: 1,
    shell: { version: '1', entry: '/', integrity: '', shared: {}, preload: [], previous: [] },
    apps: {},
  },
  session,
  viewMode: 'tenant',
  theme: null,
  settings: { mapTileUrl: '', mapAttribution: '', overrideOrigins: [] },
})

test('what one person was shown is forgotten when another signs in, and kept when the same person is set again', () => {
  const { queryClient, session } = createPlatform(page(person('1')))
  queryClient.setQueryData(['homes'], ['a home'])
  session.set(person('1'))
  expect(queryClient.getQueryData<string[]>(['homes'])).toEqual(['a home'])
  session.set(person('2'))
  expect(queryClient.getQueryData(['homes'])).toBeUndefined()
})

test('a person who signs in starts on their own side of the portal', () => {
  const { session, viewMode } = createPlatform(page(null))
  session.set(person('1', 'landlord'))
  expect(viewMode.get()).toBe('landlord')
  viewMode.set('tenant')
  session.set(person('1', 'landlord'))
  expect(viewMode.get()).toBe('tenant')
})

test('a session that ended elsewhere ends here with the first call that is refused for it', async () => {
  const { queryClient, session } = createPlatform(page(person('1')))
  const refusal = { code: 'no_session', message: 'Please sign in.', requestId: 'r' } as const
  const queryFn = () => Promise.reject(new ApiError(401, '{}', refusal))
  await queryClient.fetchQuery({ queryKey: ['homes'], queryFn }).catch(() => {})
  expect(session.get()).toBeNull()
})

test.each([
  [401, 'wrong_credentials'],
  [404, 'not_found'],
  [503, 'not_now'],
  [503, 'no_session'],
] as const)('any other refusal keeps the session: %d %s', async (status, code) => {
  const { queryClient, session } = createPlatform(page(person('1')))
  const refusal = { code, message: 'No.', requestId: 'r' }
  const queryFn = () => Promise.reject(new ApiError(status, '{}', refusal))
  await queryClient.fetchQuery({ queryKey: ['homes'], queryFn }).catch(() => {})
  expect(session.get()?.user.id).toBe('1')
})

test('the same message shown twice makes two toasts', () => {
  const { toast, toasts } = createPlatform(page(null))
  const message = { title: 'Success!' }
  toast(message)
  const first = toasts.get()
  toast(message)
  expect(toasts.get()).toEqual(message)
  expect(toasts.get()).not.toBe(first)
})
