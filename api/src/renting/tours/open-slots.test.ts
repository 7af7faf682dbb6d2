import { expect, test } from 'bun:test'
import { slotsWithin } from './open-slots.ts'

const sunday = (from: string, to: string) => ({ tourHours: [{ weekday: 7, from, to }] })
const inSanFrancisco = { timeZone: 'America/Los_Angeles', tourDaysOff: [] as string[] }

/** Those of a day in UTC, which its local night and morning belong to. */
const slotsOn = (day: string, home: Parameters<typeof slotsWithin>[0], now: string) =>
  slotsWithin(home, Date.parse(now))
    .filter(slot => slot.startsWith(day))
    .map(slot => slot.slice(11, 16))

test('hours stay on the home’s clock when summer time begins, and a skipped hour gives no slot', () => {
  const home = { ...inSanFrancisco, ...sunday('01:00', '04:00') }
  const now = '2027-03-05T12:00:00Z'
  expect(slotsOn('2027-03-14', home, now)).toEqual(['09:00', '09:30', '10:00', '10:30'])
  expect(slotsOn('2027-03-07', home, now)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])
})

test('when it ends, a repeated hour gives each slot once, and later ones are an hour later in UTC', () => {
  const home = { ...inSanFrancisco, ...sunday('00:30', '03:00') }
  const now = '2027-10-29T12:00:00Z'
  expect(slotsOn('2027-11-07', home, now)).toEqual(['07:30', '08:00', '08:30', '10:00', '10:30'])
  expect(slotsOn('2027-10-31', home, now)).toEqual(['07:30', '08:00', '08:30', '09:00', '09:30'])
})

test('slots are from twelve hours to fourteen days ahead, begin with the hours, fit into them, and skip days off', () => {
  const home = { ...inSanFrancisco, ...sunday('09:10', '10:55') }
  const now = '2027-06-06T04:10:01Z' // 21:10 on Saturday
  expect(slotsWithin(home, Date.parse(now))).toEqual(
    ['2027-06-06T16:40', '2027-06-06T17:10', '2027-06-13T16:10', '2027-06-13T16:40', '2027-06-13T17:10'].map(
      time => `${time}:00.000Z`,
    ),
  )
  const off = { ...home, tourDaysOff: ['2027-06-06'] }
  expect(slotsWithin(off, Date.parse(now))).toHaveLength(3)
})

test('a home without a time zone has no slots: its state can have several', () => {
  const home = { ...inSanFrancisco, ...sunday('09:00', '12:00'), timeZone: null }
  expect(slotsWithin(home, Date.parse('2027-06-06T04:10:01Z'))).toEqual([])
})
