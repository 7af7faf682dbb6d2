// The notifications' calls. What changes one also changes the header's badge, which asks the same endpoint; the shell has this list
// asked for again when something arrives.
import { call, queriesOf, queryOf } from '@portal/client/call'
import { ConnectionError } from '@portal/client/connection-error'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** The person's notifications, newest first. */
export const useNotifications = () =>
  useQuery({
    ...queryOf(notificationEndpoints.list),
    select: ({ notifications }) => notifications,
  })

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

/** Spec §8's sentence stands alone, except where only the person can do something about it. */
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
