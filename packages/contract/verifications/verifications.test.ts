import { expect, test } from 'bun:test'
import { mayFollow, statesOf } from '../lifecycle.ts'
import { reviewLifecycle, verificationLifecycle, verificationNow } from './lifecycle.ts'
import { checkInWords } from './verification-words.ts'

const now = Date.parse('2026-11-29T12:00:00.000Z')
const at = (hours: number): string => new Date(now + hours * 3_600_000).toISOString()

test.each([
  ['pending', -23, null, 'pending'],
  ['pending', -24, null, 'expired'],
  ['processing', -48, null, 'processing'],
  ['verified', -48, 1, 'verified'],
  ['verified', -48, 0, 'expired'],
  ['failed', -48, null, 'failed'],
  ['revoked', -48, 1, 'revoked'],
] as const)('%s since %i hours, until %p: %s', (status, since, until, expected) => {
  const expiresAt = until === null ? null : at(until)
  expect(verificationNow({ status, createdAt: at(since), expiresAt }, now)).toBe(expected)
})

test('nothing follows an end, and only a check that holds can be revoked', () => {
  for (const end of ['cancelled', 'expired', 'revoked'] as const)
    for (const next of statesOf(verificationLifecycle))
      expect([end, next, mayFollow(verificationLifecycle, end, next)]).toEqual([end, next, false])
  const revocable = statesOf(verificationLifecycle).filter(state =>
    mayFollow(verificationLifecycle, state, 'revoked'),
  )
  expect(revocable).toEqual(['verified'])
  expect(mayFollow(reviewLifecycle, 'rejected', 'approved')).toBe(false)
})

test('badges say what was checked and until when; a phone’s says on which day', () => {
  const check = { verifiedAt: '2026-11-03T12:00:00.000Z', expiresAt: '2028-11-03T12:00:00.000Z' }
  expect(checkInWords({ ...check, kind: 'identity' })).toBe('Identity checked · until Nov 2028')
  expect(checkInWords({ ...check, kind: 'home', subject: 'Sunny flat' })).toBe(
    'Right to rent out checked · Sunny flat · until Nov 2028',
  )
  expect(checkInWords({ ...check, kind: 'home_location', subject: 'Sunny flat' })).toBe(
    'The landlord’s phone was at the home · Sunny flat · on Nov 3, 2026',
  )
})
