import type { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { maxReminders } from '@portal/contract/assistant/reminder-payloads'
import type { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { byMoment, readPage } from '../../platform/request/read-page.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { aiReminders, isOpenReminder, isReminderShown } from '../../schema/reminders.ts'
import { dayOfSubject, nextOccurrence } from './next-occurrence.ts'

type Row = typeof aiReminders.$inferSelect

const nextFirst = byMoment<Row>('earliest first', aiReminders.dueAt, aiReminders.id, ({ dueAt: at, id }) => ({
  at,
  id,
}))

const withDay = (row: Row) => ({ ...row, happensOn: dayOfSubject(row, row.dueAt) })

export const listReminders: Verb<typeof reminderEndpoints.list> = async ({ database, caller }, { query }) => {
  const { page, nextCursor } = await readPage(
    query,
    nextFirst,
    isFurther =>
      database
        .select()
        .from(aiReminders)
        .where(and(isOpenReminder(caller.id), isFurther)),
    maxReminders,
  )
  return { reminders: page.map(withDay), nextCursor }
}

/** Creates a reminder for the caller; throws `conflict` past 200. */
export const createReminder: Verb<typeof setReminderEndpoints.create> = async (
  { database, caller },
  { body },
) => {
  if ((await database.$count(aiReminders, isOpenReminder(caller.id))) >= maxReminders)
    throw new Refusal(
      'conflict',
      `You have ${maxReminders} reminders, which is the limit. Complete or delete one first.`,
    )
  const { title, description = '', priority, nextReminderAt, recurringPattern = null, timeZone } = body
  const [reminder] = await database
    .insert(aiReminders)
    .values({
      userId: caller.id,
      title,
      description,
      reminderType: 'custom',
      priority,
      isRecurring: recurringPattern !== null,
      recurringPattern,
      recurringInterval: recurringPattern === null ? 1 : body.recurringInterval,
      timeZone,
      anchorAt: nextReminderAt,
      dueAt: nextReminderAt,
      nextReminderAt,
    })
    .returning()
  if (!reminder) throw new Error('A reminder was inserted but not returned')
  return { reminder: withDay(reminder) }
}

/** The reminder from an earlier request, as it is now; throws `not_found` once it was deleted. */
export const readCreatedReminder: Again<typeof setReminderEndpoints.create> = async (
  { database, caller },
  { reminder: { id } },
) => ({ reminder: withDay(await lockOwnReminder(database, caller, id)) })

/**
 * Completes one of the caller's reminders; one that repeats moves to its next occurrence. Repeating the call
 * changes nothing.
 */
export const completeReminder: Verb<typeof setReminderEndpoints.complete> = async (
  { database, caller },
  { params, body },
) => {
  const reminder = await lockOwnReminder(database, caller, params.id)
  const isDone = reminder.isCompleted || (body.dueAt !== undefined && body.dueAt !== reminder.dueAt)
  if (isDone) return { reminder: withDay(reminder) }
  const next = nextOccurrence(reminder, Math.max(Date.now(), Date.parse(reminder.dueAt)))
  return change(database, reminder, {
    completedAt: new Date().toISOString(),
    ...(next === null ? { isCompleted: true } : { dueAt: next, nextReminderAt: next }),
  })
}

/** Snoozes one of the caller's reminders; later occurrences stay the same. Throws `conflict` if it is done. */
export const snoozeReminder: Verb<typeof setReminderEndpoints.snooze> = async (
  { database, caller },
  { params, body: { until } },
) => {
  const reminder = await lockOwnReminder(database, caller, params.id)
  if (reminder.isCompleted) throw new Refusal('conflict', 'This reminder is already done.')
  return change(database, reminder, { dueAt: until, nextReminderAt: until })
}

/**
 * Deletes one of the caller's reminders. The row is kept for a while, or the portal would create its own
 * reminders again.
 */
export const deleteReminder: Verb<typeof setReminderEndpoints.delete> = async (
  { database, caller },
  { params },
) => {
  await change(database, await lockOwnReminder(database, caller, params.id), { isActive: false })
}

const lockOwnReminder = async (transaction: Database, caller: Caller, id: string): Promise<Row> => {
  const [reminder] = await transaction
    .select()
    .from(aiReminders)
    .where(and(eq(aiReminders.id, id), aiReminders.isActive, isReminderShown))
    .for('update')
  if (!reminder) throw notFound('reminder')
  if (reminder.userId !== caller.id) throw notFound('reminder', { belongsToAnother: true })
  return reminder
}

const change = async (
  transaction: Database,
  before: Row,
  set: Partial<typeof aiReminders.$inferInsert>,
): Promise<{ reminder: ReturnType<typeof withDay> }> => {
  const [reminder = before] = await transaction
    .update(aiReminders)
    .set(set)
    .where(eq(aiReminders.id, before.id))
    .returning()
  return { reminder: withDay(reminder) }
}
