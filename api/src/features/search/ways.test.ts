import { expect, test } from 'bun:test'
import type { SourceName } from './home-sources.ts'
import { countingWays, lastWays, type Way } from './ways.ts'

const isUnbounded = (way: Way): boolean => way.for === undefined && way.entries === undefined
const gathered = (ways: readonly Way[]): SourceName[] =>
  ways.filter(isUnbounded).flatMap(way => ('gather' in way ? [way.gather] : []))

test('the last way to count reads all homes, so every total becomes known', () => {
  expect(countingWays.at(-1)).toEqual({ gather: 'newest', matches: 'total' })
})

test('every source that is narrower than all homes is read to its end at last, so every page is found', () => {
  const matches = lastWays.filter(way => 'matches' in way)
  expect([gathered(lastWays), matches]).toEqual([['places', 'words', 'area', 'rents'], []])
  expect(lastWays).toContainEqual({ for: 'no narrower source', walk: 'order' })
})
