import * as sitePaths from '@portal/contract/site-paths'
import { momentInWords } from '@portal/contract/values/moment-words'
import { and, eq, inArray, lte, not, sql } from 'drizzle-orm'
import { addNotifications } from '../../domain/add-notification.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { aiReminders, isReminderShown, isToSend, isWithinTenancy } from '../../schema/reminders.ts'
import { nextOccurrence } from './next-occurrence.ts'

type Row = typeof aiReminders.$inferSelect

/** Small enough for a short transaction. */
const atOnce = 200

/** Sends due reminders, each once; any number of processes can run it at once. */
export const sendReminders = async (database: Database): Promise<void> => {
  await endSeries(database)
  while ((await inTransaction(database, sendSome)) === atOnce);
}

const isDue = and(isToSend, lte(aiReminders.nextReminderAt, sql`now()`))
const isWanted = isWithinTenancy(aiReminders.nextReminderAt)

/** Those of a tenancy end with it. */
const endSeries = async (database: Database): Promise<void> => {
  await database
    .update(aiReminders)
    .set({ isActive: false })
    .where(and(isDue, not(isWanted)))
}

const sendSome = async (transaction: Database): Promise<number> => {
  const due = await transaction
    .select()
    .from(aiReminders)
    .where(and(isDue, isWanted, isReminderShown))
    .orderBy(aiReminders.nextReminderAt)
    .limit(atOnce)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const lastSentAt = new Date().toISOString()
  await transaction
    .update(aiReminders)
    .set({ lastSentAt, dueAt: sql`${aiReminders.nextReminderAt}` })
    .where(
      inArray(
        aiReminders.id,
        due.map(({ id }) => id),
      ),
    )
  for (const reminder of due) {
    const nextReminderAt = nextOccurrence(reminder, Date.parse(lastSentAt))
    if (nextReminderAt !== null)
      await transaction.update(aiReminders).set({ nextReminderAt }).where(eq(aiReminders.id, reminder.id))
  }
  await addNotifications(
    transaction,
    due.map(reminder => notificationOf(reminder, lastSentAt)),
  )
  return due.length
}

/** One that was snoozed past a visit does not expire. */
const notificationOf = (reminder: Row, sentAt: string) => ({
  userId: reminder.userId,
  title: reminder.title,
  message: reminder.description || `For ${momentInWords(reminder.nextReminderAt, reminder.timeZone)}.`,
  type: 'reminder' as const,
  priority: reminder.priority,
  category: 'reminder',
  actionUrl: reminder.actionUrl ?? sitePaths.assistantTab('reminders'),
  actionText: 'View',
  expiresAt: reminder.expiresAt && reminder.expiresAt > sentAt ? reminder.expiresAt : null,
  relatedEntityType: reminder.relatedEntityType ?? 'reminder',
  relatedEntityId: reminder.relatedEntityId ?? reminder.id,
})
