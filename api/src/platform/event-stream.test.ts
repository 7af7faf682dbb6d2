import { afterAll, beforeAll, expect, jest, test } from 'bun:test'
import { eventStream } from './event-stream.ts'

beforeAll(() => {
  jest.useFakeTimers()
})
afterAll(() => {
  jest.useRealTimers()
})

const openStream = (isGiven = async () => true) => {
  const doubts = new Set<() => void>()
  const watch = (onDoubt: () => void) => {
    doubts.add(onDoubt)
    return () => doubts.delete(onDoubt)
  }
  const asked = { send: (_data: unknown): void => {}, end: () => {}, stopped: 0 }
  const permission = { isGiven, watch }
  const stream = eventStream((send, end) => {
    Object.assign(asked, { send, end })
    return () => {
      asked.stopped += 1
    }
  }, permission)
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

test('it ends at the next comment once the reader may no longer listen', async () => {
  let isAllowed = true
  const { asked, next } = openStream(async () => isAllowed)
  await next()
  isAllowed = false
  jest.advanceTimersByTime(15_000)
  expect(await next()).toBeNull()
  expect(asked.stopped).toBe(1)
})

test('in case of doubt it ends at once if the reader may no longer listen, and otherwise continues', async () => {
  let isAllowed = true
  const { asked, doubts, next } = openStream(async () => isAllowed)
  await next()
  for (const raise of doubts) raise()
  asked.send(1)
  expect(await next()).toBe('data: 1\n\n')
  isAllowed = false
  for (const raise of doubts) raise()
  expect(await next()).toBeNull()
  expect([asked.stopped, doubts.size]).toEqual([1, 0])
})

test('a reader who leaves is sent nothing more', async () => {
  const { asked, reader } = openStream()
  await reader.cancel()
  expect(asked.stopped).toBe(1)
  asked.send('late')
  asked.end()
  expect(asked.stopped).toBe(1)
})

test('what cannot be opened throws, and leaves nothing behind', () => {
  const open = () => {
    throw new Error('too many')
  }
  const permission = { isGiven: async () => true, watch: () => () => {} }
  expect(() => eventStream(open, permission)).toThrow('too many')
})
