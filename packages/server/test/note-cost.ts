import { appendFileSync } from 'node:fs'

/**
 * Notes that a test does what takes seconds, in the file that TEST_COSTS names: `npm test` compares how often with budgets.json
 * (scripts/test/costs.ts).
 */
export const noteCost = (what: 'builds' | 'portals'): void => {
  const { TEST_COSTS } = process.env
  if (TEST_COSTS) appendFileSync(TEST_COSTS, `${what}\n`)
}
