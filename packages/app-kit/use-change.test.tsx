import { afterEach, beforeEach, expect, test } from 'bun:test'
import { queryOf } from '@portal/client/call'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useChange } from './use-change.tsx'
import { useKeepFavorite } from './use-keep-favorite.tsx'

const home = '0190a000-0000-7000-8000-00000000000a'
const otherHome = '0190a000-0000-7000-8000-00000000000b'

let server: ServedEndpoints
let kept: string[]
let refused: Refusal | undefined
let reads: number
let firstAnswer: Promise<void>

beforeEach(async () => {
  kept = []
  refused = undefined
  reads = 0
  firstAnswer = Promise.resolve()
  server = await serveEndpoints([
    answering(favoriteEndpoints.ids, async () => {
      reads += 1
      const ids = [...kept]
      if (reads === 1) await firstAnswer
      return { ids }
    }),
    answering(favoriteEndpoints.add, ({ params }) => {
      if (refused) throw refused
      kept.push(params.propertyId)
    }),
  ])
  visit(server.url, '/')
})
afterEach(() => server.stop())

const drawn = <Returned,>(useHook: () => Returned) => {
  const platform = testPlatform({})
  const { result } = renderHook(
    () => ({ shown: useQuery(queryOf(favoriteEndpoints.ids)).data?.ids, hook: useHook() }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <TestStage platform={platform}>{children}</TestStage>
      ),
    },
  )
  return { now: () => result.current, toasts: platform.toasts }
}

const failureOf = (work: () => Promise<unknown>): Promise<unknown> =>
  act(() =>
    work().then(
      () => undefined,
      (error: Error) => error.message,
    ),
  )

test('a change is told once, and is pending until the screen shows it', async () => {
  const seen: unknown[] = []
  const { now, toasts } = drawn(() =>
    useChange({
      send: async (given: string) => {
        kept = [given]
        return 'answer'
      },
      reads: [favoriteEndpoints.ids],
      onDone: (...told) => seen.push(told),
      done: (answer, given) => ({ title: `${answer} ${given}` }),
    }),
  )
  await waitFor(() => expect(now().shown).toEqual([]))
  await act(() => now().hook.mutateAsync(home))
  expect(reads).toBe(2)
  await waitFor(() => expect(now().shown).toEqual([home]))
  expect(seen).toEqual([['answer', home]])
  expect(toasts).toEqual([{ title: `answer ${home}`, tone: 'success' }])
})

test('a change made during the first load is shown, though that load began before it', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  firstAnswer = promise
  const { now } = drawn(() => useKeepFavorite())
  await waitFor(() => expect(reads).toBe(1))
  await act(async () => {
    const change = now().hook.mutateAsync({ propertyId: home, isKept: true })
    while (kept.length === 0) await Bun.sleep(5)
    answer()
    await change
  })
  await waitFor(() => expect(now().shown).toEqual([home]))
})

test('a failure is told, reads again what somebody else may have changed, and still rejects', async () => {
  const { now, toasts } = drawn(() =>
    useChange({
      send: async (given: string) => {
        kept = [otherHome]
        throw new Error(given)
      },
      reads: [favoriteEndpoints.ids],
      done: () => ({ title: 'Never said' }),
      failed: error => ({ title: 'Not changed', description: error.message }),
    }),
  )
  await waitFor(() => expect(now().shown).toEqual([]))
  expect(await failureOf(() => now().hook.mutateAsync('why'))).toBe('why')
  await waitFor(() => expect(now().shown).toEqual([otherHome]))
  expect(toasts).toEqual([{ title: 'Not changed', description: 'why', tone: 'danger' }])
})

test('a failure that the caller shows has no toast', async () => {
  const { now, toasts } = drawn(() =>
    useChange({
      send: () => Promise.reject(new Error('why')),
      failed: () => null,
    }),
  )
  await waitFor(() => expect(now().shown).toEqual([]))
  expect(await failureOf(() => now().hook.mutateAsync())).toBe('why')
  expect(toasts).toEqual([])
})

test('a favorite is kept in every list, and a refusal says which way it was', async () => {
  const { now, toasts } = drawn(() => useKeepFavorite())
  await waitFor(() => expect(now().shown).toEqual([]))
  await act(() => now().hook.mutateAsync({ propertyId: home, isKept: true }))
  expect(reads).toBe(2)
  await waitFor(() => expect(now().shown).toEqual([home]))
  expect(toasts).toEqual([])

  refused = new Refusal('conflict', 'Your own home cannot be a favorite.')
  await act(() =>
    now()
      .hook.mutateAsync({ propertyId: home, isKept: true })
      .catch(() => undefined),
  )
  expect(toasts).toEqual([
    { title: 'Couldn’t save this home', description: 'Your own home cannot be a favorite.', tone: 'danger' },
  ])
})
