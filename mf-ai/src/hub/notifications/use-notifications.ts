// The notifications' calls. Changing one also changes the header's badge, which uses the same endpoint; the shell
// refetches this list when a notification arrives.
import { call, queriesOf, queryOf } from '@portal/client/call'
import { ConnectionError } from '@portal/client/connection-error'
import { pagesOf } from '@portal/client/pages-of'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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

const useNotificationChange = <Given>(change: (given: Given) => Promise<unknown>, sentences: Sentences) => {
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      sentences.done && toast({ title: 'Success', description: sentences.done, tone: 'success' }),
    onError: error =>
      toast({ title: 'Error', description: `${sentences.failed}${reasonOf(error)}`, tone: 'danger' }),
    onSettled: () => queryClient.invalidateQueries(queriesOf(notificationEndpoints.list)),
  })
}

/** Adds to spec §8's sentence only for connection errors, which the person can fix. */
const reasonOf = (error: Error): string => (error instanceof ConnectionError ? ` ${error.sentence}` : '')

interface Sentences {
  failed: string
  done?: string
}

/** Marks one notification read. */
export const useMarkRead = () =>
  useNotificationChange((id: string) => call(notificationEndpoints.markRead, { params: { id } }), {
    failed: 'Failed to mark notification as read.',
  })

/** Marks all of the person's notifications read. */
export const useMarkAllRead = () =>
  useNotificationChange(() => call(notificationEndpoints.markAllRead), {
    failed: 'Failed to mark all notifications as read.',
    done: 'All notifications marked as read.',
  })

/** Deletes one notification. */
export const useDeleteNotification = () =>
  useNotificationChange((id: string) => call(notificationEndpoints.delete, { params: { id } }), {
    failed: 'Failed to delete notification.',
    done: 'Notification deleted.',
  })
