import type { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { not } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { selectNotifications } from './notification-rows.ts'

/** The caller's notifications; with `unread=true` only those not read yet. */
export const listNotifications: Verb<typeof notificationEndpoints.list> = async (
  { database, caller },
  { query },
) => ({
  notifications: await selectNotifications(
    database,
    caller.id,
    query.unread === 'true' ? not(aiNotifications.isRead) : undefined,
  ),
})
