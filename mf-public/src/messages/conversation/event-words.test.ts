import { expect, test } from 'bun:test'
import { sampleMessage } from '@portal/client/test/sample-thread'
import { ThreadMessage } from '@portal/contract/threads/thread'
import { eventInWords } from './event-words.ts'

type Event = NonNullable<ThreadMessage['event']>

const happened = (event: Event, senderId: string | null = crypto.randomUUID()) =>
  sampleMessage(1, { kind: 'event', body: null, event, senderId })

test('an event says who did what, and when it is', () => {
  const scheduled = happened({ type: 'viewing_scheduled', at: '2026-11-24T18:00:00.000Z' })
  expect(eventInWords(scheduled, 'Dana', 'America/Los_Angeles')).toStartWith(
    'Dana scheduled a tour: Tue, Nov 24, 2026, 10:00 AM PST',
  )
  expect(eventInWords(happened({ type: 'tenancy_notice', day: '2026-12-31' }), 'You')).toBe(
    'You gave notice for Dec 31, 2026',
  )
})

test('what nobody did, and what a later portal adds, has words too', () => {
  expect(eventInWords(happened({ type: 'inquiry_expired' }, null), 'Dana')).toBe(
    'The inquiry expired without an answer',
  )
  expect(
    eventInWords(happened({ type: 'tenancy_cancelled', reason: 'account_closed' }, 'd'), 'Former member'),
  ).toBe('Former member closed their account, so the tenancy was canceled')
  expect(eventInWords(happened({ type: 'inquiry_declined', reason: 'home_rented' }, null), 'Dana')).toBe(
    'The home was rented, so there is no tour',
  )
  expect(
    eventInWords(happened({ type: 'application_declined', reason: 'another_applicant' }, null), 'Dana'),
  ).toBe('The home went to another applicant')
  expect(eventInWords(happened({ type: 'viewing_called_off' }, null), 'Dana')).toBe(
    'The portal canceled the tour',
  )
  expect(eventInWords(happened({ type: 'viewing_outcome', reason: 'attended' }), 'Dana')).toBe(
    'Dana confirmed the tour',
  )
  expect(eventInWords(happened({ type: 'viewing_outcome', reason: 'tenant_absent' }), 'Dana')).toBe(
    'Dana reported that the tenant didn’t show up for the tour',
  )
  const later = ThreadMessage.parse({ ...happened({ type: 'other' }), event: { type: 'other' } })
  expect(eventInWords(later, 'Dana')).toBe('Dana changed something')
})
