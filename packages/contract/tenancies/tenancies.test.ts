import { describe, expect, test } from 'bun:test'
import { statesOf } from '../lifecycle.ts'
import {
  haveDayInCommon,
  isNoticeWaitingAt,
  mayTakeTenancy,
  noticeDays,
  offerLapsesMs,
  takesEffect,
  tenancyLifecycle,
  tenancyStateAt,
} from './lifecycle.ts'
import { maxMoveInPhotos } from './payloads.ts'
import { tenancyWritingEndpoints } from './writing-endpoints.ts'

const createdAt = '2027-03-01T12:00:00.000Z'
const nowMs = Date.parse('2027-03-10T12:00:00.000Z')

describe('the state of a tenancy', () => {
  test.each([
    ['2027-03-11', null, 'agreed'],
    ['2027-03-10', null, 'active'],
    ['2027-03-10', '2027-03-10', 'active'],
    ['2026-03-10', '2027-03-09', 'ended'],
    ['1990-01-01', null, 'active'],
  ] as const)('agreed from %s to %s, it is %s on March 10', (startsOn, endsOn, state) => {
    expect(tenancyStateAt({ status: 'agreed', startsOn, endsOn, createdAt }, '2027-03-10', nowMs)).toBe(state)
  })

  test('an offer lapses after 14 days, to the millisecond', () => {
    const offer = { status: 'offered', startsOn: '2027-01-01', endsOn: null, createdAt } as const
    const lapsesMs = offerLapsesMs(createdAt)
    expect(new Date(lapsesMs).toISOString()).toBe('2027-03-15T12:00:00.000Z')
    expect(tenancyStateAt(offer, '2027-03-15', lapsesMs - 1)).toBe('offered')
    expect(tenancyStateAt(offer, '2027-03-15', lapsesMs)).toBe('expired')
  })

  test.each(['declined', 'withdrawn', 'cancelled'] as const)('stays %s', status => {
    expect(
      tenancyStateAt({ status, startsOn: '2027-01-01', endsOn: null, createdAt }, '2027-03-10', nowMs),
    ).toBe(status)
  })
})

describe('a notice', () => {
  test.each([
    [null, '2027-03-31', '2027-03-01', true],
    [null, '2027-03-30', '2027-03-01', false],
    [null, '2028-02-29', '2028-01-30', true],
    [null, '2028-02-28', '2028-01-30', false],
    ['2027-12-31', '2027-06-30', '2027-03-01', false],
  ])(
    'with an agreed end on %s, for %s, given on %s: takes effect by itself: %p',
    (endsOn, day, today, does) => {
      expect(noticeDays).toBe(30)
      expect(takesEffect({ endsOn }, day, today)).toBe(does)
    },
  )

  test('waits until its day has passed, it is in effect, or the tenancy is over', () => {
    const waiting = { status: 'active', endsOn: null, noticeEndsOn: '2027-03-10' } as const
    expect(isNoticeWaitingAt(waiting, '2027-03-10')).toBe(true)
    expect(isNoticeWaitingAt(waiting, '2027-03-11')).toBe(false)
    expect(isNoticeWaitingAt({ ...waiting, endsOn: '2027-03-10' }, '2027-03-10')).toBe(false)
    expect(isNoticeWaitingAt({ ...waiting, noticeEndsOn: null }, '2027-03-10')).toBe(false)
    for (const status of ['offered', 'ended', 'cancelled'] as const)
      expect(isNoticeWaitingAt({ ...waiting, status }, '2027-03-10')).toBe(false)
  })
})

test.each([
  ['2027-01-01', '2027-01-31', '2027-01-31', null, true],
  ['2027-01-01', '2027-01-31', '2027-02-01', null, false],
  ['2027-01-01', null, '2020-01-01', '2026-12-31', false],
  ['2027-01-01', null, '2030-01-01', '2030-12-31', true],
  ['2027-01-01', '2027-12-31', '2027-03-01', '2027-03-31', true],
] as const)('from %s to %s, and from %s to %s: has a day in common is %p', (first, last, from, to, does) => {
  const [one, other] = [
    { startsOn: first, endsOn: last },
    { startsOn: from, endsOn: to },
  ]
  expect([haveDayInCommon(one, other), haveDayInCommon(other, one)]).toEqual([does, does])
})

test('nothing can be done once a tenancy is over', () => {
  const over = statesOf(tenancyLifecycle).filter(state => tenancyLifecycle[state].length === 0)
  expect(over).toHaveLength(5)
  for (const state of over)
    for (const action of ['agree', 'decline', 'withdraw', 'moveIn', 'notice', 'acceptNotice'] as const)
      for (const side of ['tenant', 'landlord'] as const)
        expect(mayTakeTenancy(action, side, state)).toBe(false)
})

test('an invitation needs a home, an address and a first day, in order', () => {
  const invite = tenancyWritingEndpoints.invite.body
  const least = { propertyId: Bun.randomUUIDv7(), email: 'ada@example.com', startsOn: '2027-04-01' }
  const fieldsOf = (body: object) =>
    (invite.safeParse(body).error?.issues ?? []).map(({ path }) => path.join('.'))
  expect(fieldsOf(least)).toEqual([])
  expect(fieldsOf({ ...least, endsOn: '2027-04-01' })).toEqual([])
  expect(fieldsOf({ ...least, endsOn: '2027-03-31' })).toEqual(['endsOn'])
  expect(fieldsOf({ ...least, email: 'ada' })).toEqual(['email'])
  for (const rentDueDay of [0, 29, 1.5]) expect(fieldsOf({ ...least, rentDueDay })).toEqual(['rentDueDay'])
  for (const rentAmount of [0, 10_000_001]) expect(fieldsOf({ ...least, rentAmount })).toEqual(['rentAmount'])
  expect(fieldsOf({})).toEqual(['propertyId', 'email', 'startsOn'])
})

test('a tenant adds a few photos at most when they move in', () => {
  const photos = (howMany: number) =>
    Array.from({ length: howMany }, () => `/api/photos/${Bun.randomUUIDv7()}`)
  const { body } = tenancyWritingEndpoints.moveIn
  expect(body.safeParse({ photos: photos(maxMoveInPhotos) }).success).toBe(true)
  expect(body.safeParse({ photos: photos(maxMoveInPhotos + 1) }).success).toBe(false)
})
