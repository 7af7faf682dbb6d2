// Reminders that the portal creates and keeps up to date with their cause.
import { and, eq, inArray, ne, not, or, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { aiReminders } from '../schema/reminders.ts'

const hourMs = 3_600_000

type NewReminder = typeof aiReminders.$inferInsert

/** Its row is locked, so that the last reader is also the last writer. */
interface Cause {
  relatedEntityType: 'maintenance_request' | 'inquiry' | 'waiting_inquiries' | 'subscription' | 'tenancy'
  relatedEntityId: string
  propertyId?: string
}

export interface Wanted
  extends Pick<NewReminder, 'userId' | 'reminderType' | 'title' | 'description' | 'priority' | 'expiresAt'> {
  actionUrl: string
  /** ISO 8601 in UTC. Past this, an existing reminder is kept, but no new one is created; one that repeats comes at once. */
  remindAt: string
  /** Used instead if `remindAt` passed before the reminder could be created. */
  lateRemindAt?: string
  timeZone: string
  /** `remindAt` is the next time; the series tells it from another one. */
  repeats?: { recurringPattern: 'monthly' | 'daily'; anchorAt: string; leadDays?: number }
}

const anchorsOf = ({ remindAt, lateRemindAt, repeats }: Wanted): string[] => {
  if (repeats) return [repeats.anchorAt]
  return lateRemindAt ? [remindAt, lateRemindAt] : [remindAt]
}

/**
 * Creates the reminders of a cause, moves those whose time has changed, renews their words and priority, and deletes the other open ones.
 * Those that a person deleted or completed come back only if their time changes.
 */
export const keepReminders = async (
  transaction: Database,
  cause: Cause,
  wanted: readonly Wanted[],
): Promise<void> => {
  const hasCause = and(
    eq(aiReminders.relatedEntityType, cause.relatedEntityType),
    eq(aiReminders.relatedEntityId, cause.relatedEntityId),
  )
  const isWanted = or(
    ...wanted.map(each =>
      and(eq(aiReminders.reminderType, each.reminderType), inArray(aiReminders.anchorAt, anchorsOf(each))),
    ),
  )
  await transaction
    .delete(aiReminders)
    .where(and(hasCause, aiReminders.isActive, not(aiReminders.isCompleted), isWanted && not(isWanted)))
  const { userId, reminderType, anchorAt } = aiReminders
  const made = await transaction.select({ userId, reminderType, anchorAt }).from(aiReminders).where(hasCause)
  const isMade = (each: Wanted): boolean =>
    made.some(
      row =>
        row.userId === each.userId &&
        row.reminderType === each.reminderType &&
        anchorsOf(each).includes(row.anchorAt),
    )
  for (const { title, description, priority = 'medium', expiresAt = null, ...each } of wanted.filter(isMade))
    await transaction
      .update(aiReminders)
      .set({ title, description, priority, expiresAt })
      .where(
        and(
          hasCause,
          eq(userId, each.userId),
          eq(reminderType, each.reminderType),
          or(
            ne(aiReminders.title, title),
            ne(aiReminders.description, description),
            ne(aiReminders.priority, priority),
            sql`${aiReminders.expiresAt} is distinct from ${expiresAt}`,
          ),
        ),
      )
  const now = new Date().toISOString()
  const rows = wanted
    .filter(each => !isMade(each))
    .flatMap(({ remindAt, lateRemindAt, repeats, ...words }) => {
      const at = [remindAt, lateRemindAt].find(time => time && (repeats || time > now))
      if (!at) return []
      const once = { ...words, ...cause, anchorAt: at, dueAt: at, nextReminderAt: at }
      return [repeats ? { ...once, ...repeats, isRecurring: true } : once]
    })
  if (rows.length === 0) return
  await transaction
    .insert(aiReminders)
    .values(rows)
    .onConflictDoUpdate({
      target: [aiReminders.relatedEntityId, aiReminders.userId, aiReminders.reminderType],
      targetWhere: sql`related_entity_id is not null`,
      set: moved,
    })
}

/** Restores a deleted or completed reminder, in a conflicting insert. */
const moved = Object.fromEntries(
  (
    [
      'title',
      'description',
      'priority',
      'expiresAt',
      'timeZone',
      'isRecurring',
      'recurringPattern',
      'leadDays',
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

/** At 9 AM the day before in the time zone, or an hour before if that has passed; of no use once it begins. */
export const timesBeforeVisit = (visitAt: string, timeZone: string) => ({
  remindAt: morningBefore(visitAt, timeZone),
  lateRemindAt: new Date(Date.parse(visitAt) - hourMs).toISOString(),
  expiresAt: visitAt,
})

/** @internal */
export const morningBefore = (moment: string, timeZone: string): string => {
  const dayBefore = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).subtract({ days: 1 })
  return new Date(dayBefore.withPlainTime('09:00').epochMilliseconds).toISOString()
}
