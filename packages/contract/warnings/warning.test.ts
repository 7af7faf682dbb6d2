import { describe, expect, test } from 'bun:test'
import { isPolicyReminderDue, type Warning } from './warning.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
const hour = 3_600_000
const day = 24 * hour

const warning = (fields: Partial<Warning>): Warning => ({
  id: '0190a000-0000-7000-8000-000000000001',
  warningType: 'platform_policy',
  message: 'Please stay on the platform.',
  severity: 'medium',
  isAcknowledged: fields.acknowledgedAt !== undefined,
  acknowledgedAt: null,
  createdAt: ago(30 * day),
  ...fields,
})
const acknowledged = (ms: number) => warning({ acknowledgedAt: ago(ms) })
const violation = (ms: number) => warning({ warningType: 'content_violation', createdAt: ago(ms) })

describe('the policy reminder is due', () => {
  test.each([
    ['to who never acknowledged anything', []],
    ['to who was reminded and did not answer', [warning({})]],
    ['more than seven days after the acknowledgment', [acknowledged(7 * day + 1)]],
    ['when something else was acknowledged', [warning({ warningType: 'other', acknowledgedAt: ago(0) })]],
    ['after a violation that follows the acknowledgment', [acknowledged(2 * hour), violation(hour)]],
    ['when both have the same moment', [acknowledged(hour), violation(hour)]],
    ['until 24 hours after the violation', [acknowledged(2 * day), violation(day - 1)]],
    ['for the newest of several violations', [violation(3 * hour), acknowledged(2 * hour), violation(hour)]],
    [
      'when the violation itself was acknowledged, but not the policy',
      [acknowledged(2 * hour), { ...violation(hour), acknowledgedAt: ago(0) }],
    ],
  ] as const)('%s', (_, warnings) => {
    expect(isPolicyReminderDue(warnings, now)).toBe(true)
  })
})

describe('the policy reminder is not due', () => {
  test.each([
    ['up to seven days after the acknowledgment', [acknowledged(7 * day)]],
    ['by a clock that is behind the server', [acknowledged(-hour)]],
    ['when an acknowledgment of several is recent', [acknowledged(9 * day), acknowledged(day)]],
    ['when the acknowledgment is later than the violation', [violation(hour), acknowledged(hour - 1)]],
    ['24 hours after the violation', [acknowledged(2 * day), violation(day)]],
  ] as const)('%s', (_, warnings) => {
    expect(isPolicyReminderDue(warnings, now)).toBe(false)
  })
})
