import type { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { and, eq, not } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { selectNotifications } from './notification-rows.ts'

/** Marks all of the caller's notifications read and answers them. */
export const markAllRead: Verb<typeof notificationEndpoints.markAllRead> = async ({ database, caller }) => {
  await database
    .update(aiNotifications)
    .set({ isRead: true })
    .where(and(eq(aiNotifications.userId, caller.id), not(aiNotifications.isRead)))
  return { notifications: await selectNotifications(database, caller.id) }
}
