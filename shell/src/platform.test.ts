import { expect, test } from 'bun:test'
import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import { onlineManager } from '@tanstack/react-query'
import { samplePage } from '../test/sample-page.ts'
import type { PageData } from './page-data.ts'
import { createPlatform } from './platform.ts'

const person = (id: string, userType: 'tenant' | 'landlord' = 'tenant') => ({
  user: { id, email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz', userType },
})

const page = (session: PageData['session']) => samplePage({ session })

test('what one person was shown is forgotten when another signs in, and kept when the same person is set again', () => {
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

test('what a visitor was shown stays, and is asked for again as the person', () => {
  const { queryClientFrom, session } = createPlatform(page(null))
  const queryClient = queryClientFrom(newQueryClient)
  queryClient.setQueryData(['homes'], ['a home'])
  session.set(person('1'))
  expect(queryClient.getQueryData<string[]>(['homes'])).toEqual(['a home'])
  expect(queryClient.getQueryState(['homes'])?.isInvalidated).toBe(true)
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

test('the same message shown twice makes two toasts', () => {
  const { toast, toasts } = createPlatform(page(null))
  const message = { title: 'Success!' }
  toast(message)
  const first = toasts.get()
  toast(message)
  expect(toasts.get()).toEqual(message)
  expect(toasts.get()).not.toBe(first)
})
