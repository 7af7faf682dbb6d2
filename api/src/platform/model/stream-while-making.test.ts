import { expect, test } from 'bun:test'
import * as z from 'zod/mini'
import type { Tell } from '../request/context.ts'
import { streamWhileMaking } from './stream-while-making.ts'

const events = { word: z.string(), done: z.string(), failed: z.string() }

const listenTo = async (make: (tell: Tell) => Promise<unknown>) => {
  const open = await streamWhileMaking(events, make, {
    errorOf: String,
    leave: () => {},
    beginAfterMs: 50,
  })
  const heard: unknown[] = []
  await new Promise<void>(end => open((data, event) => heard.push([event, data]), end))
  return heard
}

test('an answer that is long in coming begins as a stream, whose beats keep the connection', async () => {
  expect(
    await listenTo(async tell => {
      await Bun.sleep(200)
      tell('word', 'At last')
      return 'At last.'
    }),
  ).toEqual([
    ['word', 'At last'],
    ['done', 'At last.'],
  ])
})

test('an early error is thrown, and a late one is the last event', async () => {
  const failAfter = (ms: number) => () => Bun.sleep(ms).then(() => Promise.reject('away'))
  expect(await listenTo(failAfter(1)).catch(thrown => thrown)).toBe('away')
  expect(await listenTo(failAfter(200))).toEqual([['failed', 'away']])
})
