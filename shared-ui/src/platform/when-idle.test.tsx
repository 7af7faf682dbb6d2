import { afterEach, expect, test } from 'bun:test'
import { whenIdle } from './when-idle.tsx'

afterEach(() => {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name)
})

/** A browser that says when it is idle; returns what was asked of it. */
const idleBrowser = () => {
  const requests: { work: () => void; timeout: number | undefined }[] = []
  const cancelled: number[] = []
  Object.assign(window, {
    requestIdleCallback: (work: () => void, options?: { timeout: number }) =>
      requests.push({ work, timeout: options?.timeout }),
    cancelIdleCallback: (id: number) => cancelled.push(id),
  })
  return { requests, cancelled }
}

test('the browser calls back when it is idle, or at the latest after the given time', () => {
  const { requests, cancelled } = idleBrowser()
  let calls = 0
  const cancel = whenIdle(() => (calls += 1), 3000)
  expect([requests[0]?.timeout, calls]).toEqual([3000, 0])
  requests[0]?.work()
  expect(calls).toBe(1)
  cancel()
  expect(cancelled).toEqual([1])
})

test('without a browser that says so, the work is done, and canceled work is not', async () => {
  let done = ''
  whenIdle(() => (done += 'canceled'), 0)()
  await new Promise<void>(resolve => whenIdle(resolve, 0))
  expect(done).toBe('')
})
