import type { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { and, eq } from 'drizzle-orm'
import { notFound } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { aiNotifications } from '../../schema/notifications.ts'

/** Deletes one of the caller's notifications. */
export const deleteNotification: Verb<typeof notificationEndpoints.delete> = async (
  { database, caller },
  { params },
) => {
  const deleted = await database
    .delete(aiNotifications)
    .where(and(eq(aiNotifications.id, params.id), eq(aiNotifications.userId, caller.id)))
    .returning({ id: aiNotifications.id })
  if (deleted.length === 0) throw notFound('notification')
}
