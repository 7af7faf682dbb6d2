import { expect, test } from 'bun:test'
import { readMoment } from './read-moment.ts'

/** A Sunday afternoon in San Francisco. */
const now = new Date('2026-11-22T22:00:00Z')
const at = (text: string) => readMoment(text, 'America/Los_Angeles', now)

test('a day and a time that are apart are one moment, in either order', () => {
  for (const text of ['at 9am to pay the rent tomorrow', 'tomorrow I must pay the rent, at 9am'])
    expect(at(text)).toMatchObject({
      iso: '2026-11-23T17:00:00Z',
      words: [expect.stringContaining('tomorrow'), expect.stringContaining('9am')],
      hasTime: true,
    })
  expect(at('at 7 pm take the bins out on Thursday')?.iso).toBe('2026-11-27T03:00:00Z')
})

test('a weekday whose hour has passed today means next week, and an hour alone means tomorrow', () => {
  expect(at('every sunday at 10am')?.iso).toBe('2026-11-29T18:00:00Z')
  expect(at('sunday at 4pm')?.iso).toBe('2026-11-23T00:00:00Z')
  expect(at('at 10am')?.iso).toBe('2026-11-23T18:00:00Z')
})
