import { expect, test } from 'bun:test'
import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import type { PageData } from '../seam/page-data.ts'
import { fetchFrom, samplePage } from '../test/sample-page.ts'
import { createPlatform } from './platform.ts'

const person = (id: string, userType: 'tenant' | 'landlord' = 'tenant') => ({
  user: { id, email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz', userType },
})

const page = (session: PageData['session']) => samplePage({ session })

test("one person's data is dropped when another signs in, and kept when the same person is set again", () => {
  const { queryClientFrom, session } = createPlatform(page(person('1')))
  const queryClient = queryClientFrom(newQueryClient)
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

test("a visitor's data stays after signing in, and is refetched as the person", () => {
  const { queryClientFrom, session } = createPlatform(page(null))
  const queryClient = queryClientFrom(newQueryClient)
  queryClient.setQueryData(['homes'], ['a home'])
  session.set(person('1'))
  expect(queryClient.getQueryData<string[]>(['homes'])).toEqual(['a home'])
  expect(queryClient.getQueryState(['homes'])?.isInvalidated).toBe(true)
})

test('what was read is read once: it never goes stale, and no focus, polling or retry reads it again', async () => {
  const queryClient = createPlatform(page(null)).queryClientFrom(newQueryClient)
  let reads = 0
  const count = async () => {
    reads += 1
    return reads
  }
  const read = { queryKey: ['homes'], queryFn: count }
  const watch = () => new QueryObserver(queryClient, read).subscribe(() => undefined)
  watch()
  await queryClient.fetchQuery(read)
  queryClient.setQueryData(['homes'], 1, { updatedAt: Date.now() - 7 * 86_400_000 })
  watch()
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  focusManager.setFocused(undefined)
  await queryClient.fetchQuery(read)
  expect(reads).toBe(1)
  const fail = async () => {
    throw new Error(`Read ${await count()}`)
  }
  const failed = new QueryObserver(queryClient, { queryKey: ['broken'], queryFn: fail })
  expect((await failed.refetch()).error?.message).toBe('Read 2')
  expect([reads, failed.options.refetchInterval]).toEqual([2, undefined])
  queryClient.clear()
})

test('without a connection nothing waits to be sent later', async () => {
  const queryClient = createPlatform(page(null)).queryClientFrom(newQueryClient)
  onlineManager.setOnline(false)
  try {
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => Promise.reject(new Error('You are offline.')),
    })
    await expect(mutation.execute(undefined)).rejects.toThrow('You are offline.')
    await expect(
      queryClient.fetchQuery({ queryKey: ['homes'], queryFn: () => Promise.reject(new Error('Offline.')) }),
    ).rejects.toThrow('Offline.')
    expect(
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.isPaused),
    ).toEqual([false])
  } finally {
    onlineManager.setOnline(true)
  }
})

const ignore = () => undefined

test('an app can set neither the session nor any other state of the shell: the session is read again', async () => {
  const api = Bun.serve({ port: 0, fetch: () => Response.json(person('2', 'landlord')) })
  const leaveApi = fetchFrom(api.url)
  try {
    const platform = createPlatform(page(person('1')))
    const appPlatform = platform.forApp(ignore)
    expect(Object.keys(appPlatform.session)).not.toContain('resolveSession')
    // As apps for version 2.0 of the shell's API do.
    Reflect.get(appPlatform.session, 'set')({ user: { ...person('3').user, email: 'forged@example.com' } })
    expect(platform.session.get()).toEqual(person('1'))
    await appPlatform.refreshSession()
    expect(platform.session.get()).toEqual(person('2', 'landlord'))
    platform.arrived.set({ category: 'inquiry' })
    const { session, viewMode, arrived, settings } = appPlatform
    const values = [session.get(), session.get()?.user, arrived?.get()].map(value => value ?? {})
    for (const part of [appPlatform, session, viewMode, arrived ?? {}, settings, ...values])
      for (const name of Object.keys(part)) expect(Reflect.set(part, name, 'changed')).toBe(false)
    expect(Object.keys(appPlatform).toSorted()).toEqual([
      'arrived',
      'onFailure',
      'queryClientFrom',
      'refreshSession',
      'session',
      'settings',
      'toast',
      'viewMode',
    ])
  } finally {
    leaveApi()
    await api.stop(true)
  }
})

test('query defaults are an app’s own, answers are shared by all, and another person finds none of them', () => {
  const platform = createPlatform(page(person('1')))
  const one = platform.forApp(ignore).queryClientFrom(newQueryClient)
  const other = platform.forApp(ignore).queryClientFrom(newQueryClient)
  const usual = other.getDefaultOptions()
  one.setDefaultOptions({ queries: { retry: 7, staleTime: 0 } })
  one.setQueryDefaults(['homes'], { staleTime: 1 })
  expect(other.getDefaultOptions()).toBe(usual)
  expect(other.getQueryDefaults(['homes'])).toEqual({})
  one.setQueryData(['homes'], ['a home'])
  expect(other.getQueryData<string[]>(['homes'])).toEqual(['a home'])
  // An app for version 2.0 makes a client with its own cache.
  const older = platform.forApp(ignore).queryClientFrom(() => newQueryClient())
  older.setQueryData(['requests'], ['a request'])
  platform.session.set(person('2'))
  expect([one, other, older].map(client => client.getQueryCache().getAll())).toEqual([[], [], []])
})

test('an error in one listener does not keep others from being called', () => {
  const { session } = createPlatform(page(null))
  const thrown: unknown[] = []
  const before = globalThis.reportError
  globalThis.reportError = error => thrown.push(error)
  try {
    session.subscribe(() => {
      throw new Error('broken on purpose')
    })
    let heard = 0
    session.subscribe(() => heard++)
    session.set(person('1'))
    expect([heard, thrown.map(String)]).toEqual([1, ['Error: broken on purpose']])
  } finally {
    globalThis.reportError = before
  }
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
