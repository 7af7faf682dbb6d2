import { expect, test } from 'bun:test'
import { looksLikeError, type Outcome } from './run-aloud.ts'
import { tallyOfJunit } from './run-bun-tests.ts'
import { tallyOfPlaywright } from './run-stories.ts'
import { failureOf, honestTally, slowestOf, sumOf, type Tally, tallyOf } from './tally.ts'

const junit = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="bun test" tests="5" assertions="1" failures="2" skipped="1" time="0.1">
  <testsuite name="a.test.ts" file="a.test.ts" tests="5" failures="2" skipped="1" time="1.25">
    <testsuite name="group" file="a.test.ts" line="2">
      <testcase name="is &lt;b&gt;" classname="group" time="0.002" file="a.test.ts" line="2">
        <failure type="AssertionError" message="Expected: &quot;2&quot;&#10;Received: 1">AssertionError</failure>
      </testcase>
    </testsuite>
    <testcase name="fine" classname="" time="0.1" file="a.test.ts" line="4" />
    <testcase name="left out" classname="" file="a.test.ts" line="5">
      <skipped />
    </testcase>
    <testcase name="fine too" classname="" time="0.1" file="a.test.ts" line="6" />
    <testcase name="slow" classname="" time="0.1" file="a.test.ts" line="7">
      <failure type="TimeoutError" message="test timed out" />
    </testcase>
  </testsuite>
</testsuites>`

test('a JUnit report counts passed tests without skipped ones, and lists failures', () => {
  expect(tallyOfJunit(junit)).toEqual({
    passed: 2,
    failures: [
      'a.test.ts › group › is <b>\n    Expected: "2"\n    Received: 1',
      'a.test.ts › slow\n    test timed out',
    ],
    seconds: { 'a.test.ts': 1.25 },
  })
})

test('a Playwright report counts a story that passed only on a second try as failed', () => {
  const story = (line: number, status: string, ...messages: string[]) => ({
    file: 'a.spec.ts',
    line,
    title: 'a story',
    tests: [{ status, results: messages.map(message => ({ duration: 500, errors: [{ message }] })) }],
  })
  const report = {
    stats: { expected: 5 },
    suites: [
      {
        file: 'a.spec.ts',
        suites: [{ file: 'a.spec.ts', specs: [story(3, 'flaky', '\u001b[31mnot visible\u001b[39m')] }],
        specs: [story(1, 'expected'), story(2, 'unexpected', 'no', 'no again')],
      },
    ],
    errors: [{ message: 'no portal' }],
  }
  expect(tallyOfPlaywright(JSON.stringify(report))).toEqual({
    passed: 5,
    failures: [
      'a.spec.ts:3 › a story (passed when run again)\n    not visible',
      'a.spec.ts:2 › a story\n    no',
      'outside of the stories\n    no portal',
    ],
    seconds: { 'a.spec.ts': 1.5 },
  })
})

const quiet = { succeeded: true, errorLines: [] }

test('a runner that crashed, ran nothing, left no report or passed with errors in its output has failed', () => {
  for (const [tally, outcome] of [
    [
      { passed: 7, failures: [] },
      { ...quiet, succeeded: false },
    ],
    [{ passed: 0, failures: [] }, quiet],
    [tallyOfJunit(''), { ...quiet, succeeded: false }],
    [tallyOfPlaywright(''), quiet],
    [
      { passed: 7, failures: [] },
      { ...quiet, errorLines: ['Error: not caught'] },
    ],
  ] satisfies [Tally, Outcome][])
    expect(honestTally(tally, outcome)).toMatchObject({
      passed: tally.passed,
      failures: [expect.any(String)],
    })
})

test('a runner that counted its failures reports them', () => {
  const tally = { passed: 7, failures: ['a', 'b'] }
  expect(honestTally(tally, { succeeded: false, errorLines: ['Error: of a'] })).toEqual(tally)
})

test('a stack trace and an error line are no normal output', () => {
  const lines = [
    'Error: The store is away',
    '\u001b[31mTypeError: no function',
    '      at read (/portal/store.ts:7:3)',
    '{"level":"error","error":"The database is down."}',
  ]
  expect(lines.filter(looksLikeError)).toEqual(lines)
  expect(
    ['— packages/server', '(pass) an Error: is told', '299 passed (10.4m)'].filter(looksLikeError),
  ).toEqual([])
})

test('tallies add up, and name the place of each failure and file', () => {
  const sum = sumOf([
    { passed: 1, failures: [] },
    tallyOf('api', { passed: 2, failures: ['a', 'b'], seconds: { 'a.test.ts': 1, 'b.test.ts': 20 } }),
  ])
  expect(sum).toMatchObject({ passed: 3, failures: ['api: a', 'api: b'] })
  expect(slowestOf(sum, 1)).toEqual(['  20.0 s  api: b.test.ts'])
  expect(sumOf([])).toMatchObject({ passed: 0, failures: [] })
})

test('a failure includes the first lines of its reason', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)
  expect(failureOf('types', lines.join('\n')).split('\n')).toHaveLength(26)
  expect(failureOf('types')).toBe('types')
})
