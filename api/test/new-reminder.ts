import type { aiReminders } from '../src/schema/reminders.ts'

const hourMs = 3_600_000

export const inAnHour = (): string => new Date(Date.now() + hourMs).toISOString()

/** Due in an hour by default; given fields replace the defaults. */
export const newReminder = (
  userId: string,
  at = inAnHour(),
  fields: Partial<typeof aiReminders.$inferInsert> = {},
): typeof aiReminders.$inferInsert => ({
  userId,
  title: 'Pay the rent',
  description: '',
  reminderType: 'custom',
  anchorAt: at,
  dueAt: at,
  nextReminderAt: at,
  ...fields,
})
