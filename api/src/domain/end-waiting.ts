import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { signalSent } from '../platform/jobs/signals.ts'
import { aiNotifications, isWaiting } from '../schema/notifications.ts'
import { notificationTopic } from './add-notification.ts'

const { id, userId, relatedEntityType, relatedEntityId, isRead, actionRequired } = aiNotifications

/**
 * What asked for something that is done now, by anyone, no longer does: its notifications and reminders are read. Belongs
 * in the transaction of what was done.
 */
export const endWaiting = async (
  transaction: Database,
  type: string,
  ids: SQLWrapper | readonly string[],
): Promise<void> => {
  await endWaitingWhere(transaction, and(eq(relatedEntityType, type), inArray(relatedEntityId, ids)))
}

export const endWaitingWhere = async (transaction: Database, condition: SQL | undefined): Promise<void> => {
  await transaction
    .update(aiNotifications)
    .set({ isRead: true, actionRequired: false })
    .where(and(condition, isWaiting, or(actionRequired, eq(isRead, false))))
    .returning({ sent: signalSent(sql`${notificationTopic('')} || ${userId}`, sql`${id}`) })
}
