import { expect, test } from 'bun:test'
import type { Answering } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { answerLandlordAttention, answerTenantAttention } from './attention.ts'

// Guarantee: these answers read only the time zone of the conversation.
const turn = { conversation: { timeZone: 'UTC' } } as Turn

const results: Record<string, unknown> = {
  list_conversations: {
    conversations: [
      {
        id: 'one',
        propertyTitle: 'Loft',
        unreadCount: 2,
        other: { firstName: 'Dana' },
        nextStep: { type: 'accept_notice', isYours: true, actionUrl: '/tenancies/one' },
      },
      {
        id: 'two',
        propertyTitle: 'Attic',
        unreadCount: 0,
        other: { firstName: 'Sam' },
        nextStep: { type: 'answer_offer', isYours: false, actionUrl: '/applications/two' },
      },
      {
        id: 'three',
        propertyTitle: 'Cellar',
        unreadCount: 1,
        other: { firstName: 'Kim' },
        nextStep: { type: 'answer_inquiry', isYours: true, actionUrl: '/landlord/inquiries' },
      },
    ],
  },
  list_insights: {
    insights: [{ title: 'An offer is about to lapse', summary: 'It lapses in 1 day.', insightType: 'any' }],
  },
  list_inquiries: { inquiries: [] },
  list_notifications: { notifications: [] },
  list_reminders: { reminders: [] },
}
const nothing: Record<string, unknown> = {
  ...results,
  list_conversations: { conversations: [] },
  list_insights: { insights: [] },
}

/** The answer, if the tools find this. */
const answerWith = (answer: Answering, found: Record<string, unknown>): string => {
  let step = answer.next()
  while (!step.done)
    step = answer.next(step.value.map(({ name }) => ({ result: found[name] ?? { requests: [] } })))
  return step.value
}

test.each([
  ['landlord', answerLandlordAttention],
  ['tenant', answerTenantAttention],
])(
  'a %s hears in which conversations it is their turn, what is unread, and what was noticed',
  (_, answer) => {
    const said = answerWith(answer(turn), results)
    for (const words of [
      '**Your turn**\n\n- Dana about “Loft”: [accept the notice, or talk about it](/tenancies/one)\n\n',
      '**Unread messages**\n\n- Dana about “Loft”: [2 unread messages](/messages/one)\n- Kim about “Cellar”: [1 unread message](/messages/three)\n\n',
      '**An offer is about to lapse**: It lapses in 1 day.',
    ])
      expect(said).toContain(words)
    expect(said).not.toContain('Sam')
  },
)

test('without anything they say that nothing waits', () => {
  expect(answerWith(answerLandlordAttention(turn), nothing)).toStartWith('You’re all caught up')
  expect(answerWith(answerTenantAttention(turn), nothing)).toStartWith('Nothing new')
})
