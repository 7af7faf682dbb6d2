// How notifications are read: as the contract answers them, newest first.
import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { aiNotifications } from '../../schema/notifications.ts'

export const notificationColumns = {
  ...getTableColumns(aiNotifications),
  scheduledFor: aiNotifications.scheduledAt,
}

const longestList = 200

/** A person's newest notifications that also meet the condition, if one is given. */
export const selectNotifications = (database: Database, userId: string, condition?: SQL) =>
  database
    .select(notificationColumns)
    .from(aiNotifications)
    .where(and(eq(aiNotifications.userId, userId), condition))
    .orderBy(desc(aiNotifications.id))
    .limit(longestList)
