import { expect, test } from 'bun:test'
import budgets from '../budgets.json' with { type: 'json' }
import { costsIn, overspent } from './test/costs.ts'

test('what tests noted is counted by kind', () => {
  expect(costsIn('builds\nportals\nbuilds\n')).toEqual({ builds: 2, portals: 1 })
})

test('more than the limit is a sentence that says what to do, and the limit itself is none', () => {
  const { builds, portals } = budgets.tests
  expect(overspent({ builds, portals })).toEqual([])
  expect(overspent({ builds: builds + 1, portals })).toEqual([
    `npm test has ${builds + 1} builds, and budgets.json allows ${builds}: share one with another test, or leave this one to the long form (docs/decisions/tests.md).`,
  ])
})
