// A test that takes the day of another zone fails for hours of each day (api/test/day.ts).
import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

const ownDays = [
  /\bTemporal\.Now\.(?:plain|zoned)\w+/,
  /\bcurrent_date\b/i,
  /\bnew Date\((?:Date\.now\(\)[^\n]*)?\)\s*\.toISOString\(\)\.slice\(0, 10\)/,
  /\b(?:in[A-Z]|\w*(?:[aA]go|From))\w*\([^\n;]*\)\.slice\(0, 10\)/,
  /\bDate\.now\(\)[^\n]*\s*\.toLocaleDateString\(/,
]
const ownDaysIn = (source: string): string[] => ownDays.flatMap(ownDay => ownDay.exec(source)?.[0] ?? [])

const files = ['api/src/**/*.test.ts', 'api/test/**/*.ts', 'packages/contract/**/*.test.ts'].flatMap(
  pattern => [...new Bun.Glob(pattern).scanSync({ cwd: root })],
)

test('no test takes the day of a zone of its own', () => {
  expect(files.length).toBeGreaterThan(200)
  const found = files.map(file => [file, ...ownDaysIn(readFileSync(join(root, file), 'utf8'))])
  expect(found.filter(([, ...days]) => days.length > 0)).toEqual([])
})

test.each([
  "Temporal.Now.plainDateISO('America/Los_Angeles').add({ days })",
  'Temporal.Now.zonedDateTimeISO(zone)',
  'new Date().toISOString().slice(0, 10)',
  'new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)',
  'inDays(30).slice(0, 10)',
  'hoursFromNow(24 * days).slice(0, 10)',
  "new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone })",
  'sql`current_date + 30`',
])('%s is such a day', source => {
  expect(ownDaysIn(source)).not.toEqual([])
})

test.each([
  'day(-30, home)',
  'next.slice(0, 10)',
  'fc.date().map(date => date.toISOString().slice(0, 10))',
  'new Date(Date.now() + hours * 3_600_000).toISOString()',
])('%s is not', source => {
  expect(ownDaysIn(source)).toEqual([])
})
