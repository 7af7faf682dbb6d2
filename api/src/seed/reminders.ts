// People's own; the portal adds others from their repairs and inquiries.
import type { aiReminders } from '../schema/reminders.ts'
import { type Ago, idAt } from './moment.ts'

type NewReminder = typeof aiReminders.$inferInsert

const timeZone = 'America/Los_Angeles'

/** At 9 AM: on the first of next month, or after some days. */
const mornings = (ago: Ago) => {
  const morning = (moment: Temporal.ZonedDateTime) =>
    new Date(moment.withPlainTime('09:00').epochMilliseconds).toISOString()
  const now = Temporal.Instant.from(ago(0)).toZonedDateTimeISO(timeZone)
  return {
    ofNextMonth: morning(now.with({ day: 1 }).add({ months: 1 })),
    inDays: (days: number) => morning(now.add({ days })),
  }
}

export const makeReminders = (ago: Ago, tenantId: string, landlordId: string): NewReminder[] => {
  const { ofNextMonth, inDays } = mornings(ago)
  const reminders: (Pick<
    NewReminder,
    'userId' | 'title' | 'description' | 'priority' | 'recurringPattern'
  > & {
    at: string
  })[] = [
    {
      userId: tenantId,
      title: 'Pay the rent',
      description: 'The rent for your home is due on the first of the month.',
      priority: 'high',
      recurringPattern: 'monthly',
      at: ofNextMonth,
    },
    {
      userId: landlordId,
      title: 'Test the smoke alarms',
      description: 'The alarms in your occupied homes are due for their yearly test.',
      recurringPattern: 'yearly',
      at: inDays(20),
    },
  ]
  return reminders.map(({ at, ...reminder }, index) => {
    const createdAt = ago(10 + index)
    return {
      ...reminder,
      id: idAt(createdAt, 6000 + index),
      reminderType: 'custom',
      isRecurring: true,
      timeZone,
      anchorAt: at,
      dueAt: at,
      nextReminderAt: at,
      createdAt,
    }
  })
}
