import { appendFileSync } from 'node:fs'

/**
 * Notes expensive work in the file that TEST_COSTS names: `npm test` compares it with budgets.json
 * (scripts/test/costs.ts).
 */
export const noteCost = (what: 'builds' | 'portals'): void => {
  const { TEST_COSTS } = process.env
  if (TEST_COSTS) appendFileSync(TEST_COSTS, `${what}\n`)
}
