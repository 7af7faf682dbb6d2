import { expect, test } from 'bun:test'
import { untilTrue } from '@portal/server/test/until-true'
import { repeat } from './repeat.ts'

test('work runs again and again, and only the first of consecutive failures is reported', async () => {
  const reports: unknown[] = []
  let rounds = 0
  const work = async () => {
    rounds += 1
    if (rounds !== 4) throw new Error(`round ${rounds}`)
  }
  const stop = repeat(work, 1, thrown => reports.push(thrown))
  await untilTrue(async () => rounds > 6)
  await stop()
  const done = rounds
  await Bun.sleep(20)
  expect(rounds).toBe(done)
  expect(reports.map(String)).toEqual(['Error: round 1', 'Error: round 5'])
})

test('stopping waits for the work, but not for the pause', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isDone = false
  const stop = repeat(
    async () => {
      await promise
      isDone = true
    },
    3_600_000,
    () => {},
  )
  const stopped = stop().then(() => isDone)
  resolve()
  expect(await stopped).toBe(true)
})
