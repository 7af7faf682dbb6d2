import { expect, test } from 'bun:test'
import { growthOf, linear } from './growth.ts'

/** By this thread's own clock, so that it takes as long on any machine. */
const workFor = (ms: number): void => {
  const start = process.threadCpuUsage()
  const sinceStart = () => {
    const { user, system } = process.threadCpuUsage()
    return user + system - start.user - start.system
  }
  while (sinceStart() < ms * 1000);
}

test('work that grows with the size passes, and work that grows with its square does not', async () => {
  expect(await growthOf(share => workFor(share * 50))).toBeLessThanOrEqual(linear)
  expect(await growthOf(share => workFor(share * share * 50))).toBeGreaterThan(linear)
})

test('work too short to be measured passes', async () => {
  expect(await growthOf(share => workFor(share * share))).toBe(1)
})
