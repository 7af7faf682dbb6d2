// Reminders that the portal makes itself: they follow what they are about.
import { and, eq, not, or, sql } from 'drizzle-orm'
import { aiReminders } from '../schema/reminders.ts'
import type { Database } from './database.ts'

type NewReminder = typeof aiReminders.$inferInsert

/** What reminders are about; its row is locked, so that who reads it last writes last. */
interface Cause {
  relatedEntityType: 'maintenance_request' | 'inquiry' | 'subscription'
  relatedEntityId: string
  propertyId?: string
}

export interface Wanted extends Pick<NewReminder, 'userId' | 'reminderType' | 'title' | 'description'> {
  actionUrl: string
  /** ISO 8601 in UTC. Once it has passed, the reminder stays if it was made, but is not made any more. */
  remindAt: string
  timeZone: string
}

/**
 * Makes the wanted reminders of a cause, moves those whose time has changed, and takes away the others that are not done. What a
 * person has deleted or done stays so until its time changes.
 */
export const keepReminders = async (
  transaction: Database,
  cause: Cause,
  wanted: readonly Wanted[],
): Promise<void> => {
  const isWanted = or(
    ...wanted.map(({ reminderType, remindAt }) =>
      and(eq(aiReminders.reminderType, reminderType), eq(aiReminders.anchorAt, remindAt)),
    ),
  )
  await transaction
    .delete(aiReminders)
    .where(
      and(
        eq(aiReminders.relatedEntityType, cause.relatedEntityType),
        eq(aiReminders.relatedEntityId, cause.relatedEntityId),
        aiReminders.isActive,
        not(aiReminders.isCompleted),
        isWanted && not(isWanted),
      ),
    )
  const now = new Date().toISOString()
  const toCome = wanted.filter(({ remindAt }) => remindAt > now)
  if (toCome.length === 0) return
  const rows = toCome.map(({ remindAt, ...words }) => ({
    ...words,
    ...cause,
    anchorAt: remindAt,
    dueAt: remindAt,
    nextReminderAt: remindAt,
  }))
  await transaction
    .insert(aiReminders)
    .values(rows)
    .onConflictDoUpdate({
      target: [aiReminders.relatedEntityId, aiReminders.userId, aiReminders.reminderType],
      targetWhere: sql`related_entity_id is not null`,
      set: moved,
      setWhere: sql`${aiReminders.anchorAt} <> excluded.anchor_at`,
    })
}

/** What was deleted or done is there again, as an insert that meets its row has it. */
const moved = Object.fromEntries(
  (
    [
      'title',
      'description',
      'timeZone',
      'anchorAt',
      'dueAt',
      'nextReminderAt',
      'lastSentAt',
      'isActive',
      'isCompleted',
      'completedAt',
    ] as const
  ).map(name => [name, sql.raw(`excluded.${aiReminders[name].name}`)]),
)

/** The day before a moment, at 9 in the morning in the time zone. */
export const morningBefore = (moment: string, timeZone: string): string => {
  const dayBefore = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).subtract({ days: 1 })
  return new Date(dayBefore.withPlainTime('09:00').epochMilliseconds).toISOString()
}
