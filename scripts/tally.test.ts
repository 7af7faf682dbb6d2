import { expect, test } from 'bun:test'
import { tallyOfJunit } from './run-bun-tests.ts'
import { tallyOfPlaywright } from './run-stories.ts'
import { honestTally, sumOf } from './tally.ts'

test('a JUnit report counts what passed without what was skipped', () => {
  const xml = '<testsuites name="bun test" tests="6" assertions="1" failures="2" skipped="1" time="0.006">'
  expect(tallyOfJunit(xml)).toEqual({ passed: 3, failed: 2 })
})

test('a Playwright report counts a story that passed only on a second try as failed', () => {
  const json = '{ "stats": { "expected": 5, "skipped": 1, "unexpected": 2, "flaky": 1 } }'
  expect(tallyOfPlaywright(json)).toEqual({ passed: 5, failed: 3 })
})

test('a runner that crashed, ran nothing or left no report has failed', () => {
  expect(honestTally({ passed: 7, failed: 0 }, false)).toEqual({ passed: 7, failed: 1 })
  expect(honestTally({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 })
  expect(honestTally(tallyOfJunit(''), false)).toEqual({ passed: 0, failed: 1 })
  expect(honestTally(tallyOfPlaywright(''), true)).toEqual({ passed: 0, failed: 1 })
})

test('a runner that counted its failures has that many', () => {
  expect(honestTally({ passed: 7, failed: 2 }, false)).toEqual({ passed: 7, failed: 2 })
})

test('tallies add up', () => {
  expect(
    sumOf([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 })
  expect(sumOf([])).toEqual({ passed: 0, failed: 0 })
})
