import { expect, test } from 'bun:test'
import { ApiError } from '@portal/client/api-error'
import { act, renderHook } from '@testing-library/react'
import { useSendOnce } from './use-send-once.tsx'

const sentBefore = new ApiError(409, '', {
  code: 'conflict',
  message: 'This was sent before with other words.',
  fields: { clientId: 'Sent before' },
  requestId: 'one',
})

test('all tries of a creation carry one id, until it succeeds or the API says that an earlier one did', async () => {
  const ids: (string | undefined)[] = []
  let failure: Error | undefined
  const { result: sending } = renderHook(() =>
    useSendOnce(async (_: string, clientId) => {
      ids.push(clientId)
      if (failure) throw failure
    }),
  )
  const sendAndGet = async (result?: Error) => {
    failure = result
    await act(() => sending.current('words').catch(() => undefined))
    return ids.at(-1)
  }
  const first = await sendAndGet(new Error('The answer was lost.'))
  expect(first).toBeString()
  expect(await sendAndGet()).toBe(first)

  const second = await sendAndGet(sentBefore)
  expect(second).not.toBe(first)
  const third = await sendAndGet()
  expect([first, second]).not.toContain(third)
})
