import { expect, test } from 'bun:test'
import { sampleMessage, sampleThread } from '@portal/client/test/sample-thread'
import { messagesIn, type Pages, withMessage } from './with-message.ts'

const pageOf = (...positions: number[]) => ({
  thread: sampleThread(),
  messages: positions.map(position => sampleMessage(position)),
  nextCursor: null,
})

const loaded = (...pages: ReturnType<typeof pageOf>[]): Pages => ({ pages, pageParams: pages.map(() => '') })

const positionsIn = (pages: Pages | null) => pages && messagesIn(pages).map(({ position }) => position)

test('what arrives next is the last message, and the thread’s', () => {
  const next = withMessage(loaded(pageOf(3, 4), pageOf(1, 2)), sampleMessage(5))
  expect(positionsIn(next)).toEqual([1, 2, 3, 4, 5])
  expect(next?.pages[0]?.thread.lastMessage?.position).toBe(5)
  expect(positionsIn(withMessage(loaded(pageOf()), sampleMessage(1)))).toEqual([1])
})

test('what is there already is not there twice', () => {
  expect(positionsIn(withMessage(loaded(pageOf(3, 4)), sampleMessage(4)))).toEqual([3, 4])
  // Between the reads of two pages, a message arrived and moved the others.
  expect(positionsIn(loaded(pageOf(3, 4), pageOf(2, 3)))).toEqual([2, 3, 4])
})

test('if others are missing before it, or nothing is loaded, the messages have to be read', () => {
  expect(withMessage(loaded(pageOf(3, 4)), sampleMessage(6))).toBeNull()
  expect(withMessage(loaded(), sampleMessage(1))).toBeNull()
})
