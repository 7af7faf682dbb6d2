import type { aiReminders } from '../src/schema/reminders.ts'

const hourMs = 3_600_000

export const inAnHour = (): string => new Date(Date.now() + hourMs).toISOString()

/** A reminder of a person that comes at a moment, in an hour unless it is given; what is given replaces its own. */
export const newReminder = (
  userId: string,
  at = inAnHour(),
  given: Partial<typeof aiReminders.$inferInsert> = {},
): typeof aiReminders.$inferInsert => ({
  userId,
  title: 'Pay the rent',
  description: '',
  reminderType: 'custom',
  anchorAt: at,
  dueAt: at,
  nextReminderAt: at,
  ...given,
})
