import { expect, test } from 'bun:test'
import { growthOf, linear } from './growth.ts'

const workFor = (steps: number): number => {
  let sum = 0
  for (let step = 0; step < steps; step += 1) sum += Math.sqrt(step)
  return sum
}

test('work that grows with the size passes, and work that grows with its square does not', async () => {
  expect(await growthOf(share => workFor(share * 12_000_000))).toBeLessThanOrEqual(linear)
  expect(await growthOf(share => workFor(share * share * 12_000_000))).toBeGreaterThan(linear)
})

test('work too short to be measured passes', async () => {
  expect(await growthOf(share => workFor(share * share * 1000))).toBe(1)
})
