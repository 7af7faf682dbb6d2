import type { Input } from '@portal/contract/endpoint'
import type { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { and, eq, getTableColumns, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import { newestFirst, readPage } from '../../platform/request/read-page.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { aiNotifications, isActionRequired, isUnread } from '../../schema/notifications.ts'

const notificationColumns = {
  ...getTableColumns(aiNotifications),
  isRead: sql<boolean>`not ${isUnread}`,
  actionRequired: isActionRequired,
  scheduledFor: aiNotifications.scheduledAt,
}

/** The page size if the caller names no limit. */
const defaultPage = 200

export const selectNotifications = (database: Database, userId: string, condition?: SQL) =>
  database
    .select(notificationColumns)
    .from(aiNotifications)
    .where(and(eq(aiNotifications.userId, userId), condition))

const readNotifications = async (
  { database, caller }: Context<Caller>,
  query: Input<typeof notificationEndpoints.markAllRead>['query'],
  condition?: SQL,
) => {
  const { page, nextCursor } = await readPage(
    query,
    newestFirst(aiNotifications.id),
    isFurther => selectNotifications(database, caller.id, and(condition, isFurther)),
    defaultPage,
  )
  return { notifications: page, nextCursor }
}

/** The caller's notifications, of which expired ones are read; `unread=true` limits them to unread ones, `type` to one type. */
export const listNotifications: Verb<typeof notificationEndpoints.list> = (context, { query }) =>
  readNotifications(
    context,
    query,
    and(query.unread === 'true' ? isUnread : undefined, query.type && eq(aiNotifications.type, query.type)),
  )

/** Marks one of the caller's notifications as read; repeating changes nothing. */
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

/** Marks all of the caller's notifications as read and returns the newest. */
export const markAllRead: Verb<typeof notificationEndpoints.markAllRead> = async (context, { query }) => {
  const { database, caller } = context
  await database
    .update(aiNotifications)
    .set({ isRead: true })
    .where(and(eq(aiNotifications.userId, caller.id), not(aiNotifications.isRead)))
  return readNotifications(context, query)
}

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
