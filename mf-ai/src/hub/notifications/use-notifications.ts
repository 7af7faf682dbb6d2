// The notifications' calls. Changing one also changes the header's badge, which uses the same endpoint; the shell
// refetches this list when a notification arrives.
import { useChange } from '@portal/app-kit/use-change'
import { call, queryOf } from '@portal/client/call'
import { failureOf } from '@portal/client/failure-of'
import { pagesOf } from '@portal/client/pages-of'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type NotificationFilter, notificationsQuery } from './notification-filter.ts'

/** The person's filtered notifications, newest first, in pages. */
export const useNotifications = (filter: NotificationFilter) => {
  const query = notificationsQuery(filter)
  const found = useInfiniteQuery(
    pagesOf(cursor => queryOf(notificationEndpoints.list, { query: { ...query, cursor } })),
  )
  return { ...found, notifications: found.data?.pages.flatMap(page => page.notifications) }
}

/** The unread count regardless of the filter, as in the header's badge: "200+" if there are more than one page holds. */
export const useUnreadCount = (): string | undefined => {
  const { data } = useQuery(queryOf(notificationEndpoints.list, { query: { unread: 'true' } }))
  if (!data || data.notifications.length === 0) return undefined
  return `${data.notifications.length}${data.nextCursor === null ? '' : '+'}`
}

const useNotificationChange = <Input = void>(
  send: (input: Input) => Promise<unknown>,
  { done, failed }: Sentences,
) =>
  useChange({
    send,
    reads: [notificationEndpoints.list],
    ...(done && { done: () => ({ title: 'Success', description: done }) }),
    failed: error => failureOf(error, failed),
  })

interface Sentences {
  failed: string
  done?: string
}

export const useMarkRead = () =>
  useNotificationChange((id: string) => call(notificationEndpoints.markRead, { params: { id } }), {
    failed: 'Failed to mark notification as read.',
  })

export const useMarkAllRead = () =>
  useNotificationChange(() => call(notificationEndpoints.markAllRead), {
    failed: 'Failed to mark all notifications as read.',
    done: 'All notifications marked as read.',
  })

export const useDeleteNotification = () =>
  useNotificationChange((id: string) => call(notificationEndpoints.delete, { params: { id } }), {
    failed: 'Failed to delete notification.',
    done: 'Notification deleted.',
  })
