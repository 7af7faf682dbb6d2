import type { Reminder } from '@portal/contract/assistant/reminder'

const dayMs = 86_400_000

/** A reminder as the API sends it, due tomorrow, with the given values. */
export const sampleReminder = (overrides: Partial<Reminder> = {}): Reminder => {
  const dueAt = overrides.dueAt ?? new Date(Date.now() + dayMs).toISOString()
  return {
    id: crypto.randomUUID(),
    title: 'Pay the rent',
    description: '',
    reminderType: 'custom',
    priority: 'medium',
    isRecurring: Boolean(overrides.recurringPattern),
    recurringPattern: null,
    recurringInterval: 1,
    timeZone: 'UTC',
    dueAt,
    happensOn: null,
    nextReminderAt: dueAt,
    isCompleted: false,
    actionUrl: null,
    createdAt: '2026-11-03T12:00:00.000Z',
    ...overrides,
  }
}
