import { expect, test } from 'bun:test'
import { localMomentOf, momentOf, timeZoneName } from './local-moment.tsx'

test('a moment is shown in the own time zone and read back from it', () => {
  const moment = new Date(2026, 10, 3, 9, 30).toISOString()
  expect(localMomentOf(moment)).toBe('2026-11-03T09:30')
  expect(momentOf('2026-11-03T09:30')).toBe(moment)
})

test.each(['', 'tomorrow', '2026-13-40T09:30'])('%p is no moment', typed => {
  expect(momentOf(typed)).toBe('')
})

test('no moment leaves the input empty', () => {
  expect(localMomentOf(null)).toBe('')
})

test('the time zone has a name', () => {
  expect(timeZoneName()).toMatch(/\w/)
})
