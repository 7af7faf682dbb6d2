import type { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { and, eq } from 'drizzle-orm'
import { notFound } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { notificationColumns } from './notification-rows.ts'

/** Marks one of the caller's notifications read; again changes nothing. */
export const markNotificationRead: Verb<typeof notificationEndpoints.markRead> = async (
  { database, caller },
  { params },
) => {
  const [notification] = await database
    .update(aiNotifications)
    .set({ isRead: true })
    .where(and(eq(aiNotifications.id, params.id), eq(aiNotifications.userId, caller.id)))
    .returning(notificationColumns)
  if (!notification) throw notFound('notification')
  return { notification }
}
