import { afterAll, beforeAll, expect, jest, test } from 'bun:test'
import { eventStream } from './event-stream.ts'

beforeAll(() => {
  jest.useFakeTimers()
})
afterAll(() => {
  jest.useRealTimers()
})

const openStream = (isGiven = async () => true, signal = new AbortController().signal) => {
  const doubts = new Set<() => void>()
  const watch = (onRecheck: () => void) => {
    doubts.add(onRecheck)
    return () => doubts.delete(onRecheck)
  }
  const asked = { send: (_data: unknown): void => {}, end: () => {}, stopped: 0 }
  const permission = { isGiven, watch }
  const stream = eventStream(
    (send, end) => {
      Object.assign(asked, { send, end })
      return () => {
        asked.stopped += 1
      }
    },
    permission,
    signal,
  )
  const reader = stream.getReader()
  const next = async () => {
    const { value, done } = await reader.read()
    return done ? null : new TextDecoder().decode(value)
  }
  return { asked, doubts, reader, next }
}

test('a comment comes at once and every 15 seconds, data in between', async () => {
  const { asked, next } = openStream()
  expect(await next()).toBe(': hello\n\n')
  asked.send({ text: 'two\nlines' })
  expect(await next()).toBe('data: {"text":"two\\nlines"}\n\n')
  jest.advanceTimersByTime(15_000)
  expect(await next()).toBe('event: beat\ndata: .\n\n')
  asked.end()
})

test('it says so and ends at the next beat once the reader may no longer listen', async () => {
  let isAllowed = true
  const { asked, next } = openStream(async () => isAllowed)
  await next()
  isAllowed = false
  jest.advanceTimersByTime(15_000)
  expect(await next()).toBe('event: over\ndata: .\n\n')
  expect(await next()).toBeNull()
  expect(asked.stopped).toBe(1)
})

test('it ends without an event if the permission is unknown, so that readers reconnect', async () => {
  const { asked, next } = openStream(async () => {
    throw new Error('no database')
  })
  await next()
  jest.advanceTimersByTime(15_000)
  expect(await next()).toBeNull()
  expect(asked.stopped).toBe(1)
})

test('when in doubt it ends immediately if the reader may no longer listen, and otherwise continues', async () => {
  let isAllowed = true
  const { asked, doubts, next } = openStream(async () => isAllowed)
  await next()
  for (const raise of doubts) raise()
  asked.send(1)
  expect(await next()).toBe('data: 1\n\n')
  isAllowed = false
  for (const raise of doubts) raise()
  expect(await next()).toBe('event: over\ndata: .\n\n')
  expect(await next()).toBeNull()
  expect([asked.stopped, doubts.size]).toEqual([1, 0])
})

test('a reader who leaves gets nothing more', async () => {
  const { asked, reader } = openStream()
  await reader.cancel()
  expect(asked.stopped).toBe(1)
  asked.send('late')
  asked.end()
  expect(asked.stopped).toBe(1)
})

test.each([0, 1])(
  'a reader whose request is aborted after %p reads is no longer subscribed to anything',
  async reads => {
    const leaving = new AbortController()
    if (reads === 0) leaving.abort()
    const { asked, doubts, next } = openStream(undefined, leaving.signal)
    expect(await next()).toBe(': hello\n\n')
    leaving.abort()
    expect(await next()).toBeNull()
    expect([asked.stopped, doubts.size]).toEqual([1, 0])
  },
)

test('a stream that cannot be opened throws, and leaves nothing behind', () => {
  const open = () => {
    throw new Error('too many')
  }
  let watchers = 0
  const watch = () => {
    watchers += 1
    return () => {
      watchers -= 1
    }
  }
  const { signal } = new AbortController()
  expect(() => eventStream(open, { isGiven: async () => true, watch }, signal)).toThrow('too many')
  expect(watchers).toBe(0)
})
