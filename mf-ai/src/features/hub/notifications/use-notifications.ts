// The notifications' calls. What changes one also changes the header's badge: all keys begin with `notifications`.
import { notificationClient } from '@portal/client/notification'
import { useToast } from '@portal/shared-ui/platform/use-toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const pollMs = 30_000

/** The person's notifications, newest first, asked for every 30 s (spec §9). */
export const useNotifications = () =>
  useQuery({
    queryKey: ['notifications', 'all'],
    queryFn: async ({ signal }) => (await notificationClient.list({ signal })).notifications,
    refetchInterval: pollMs,
  })

const useNotificationChange = <Given>(change: (given: Given) => Promise<unknown>, sentences: Sentences) => {
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      sentences.done && toast({ title: 'Success', description: sentences.done, tone: 'success' }),
    onError: () => toast({ title: 'Error', description: sentences.failed, tone: 'danger' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  })
}

interface Sentences {
  failed: string
  done?: string
}

/** Marks one notification read. */
export const useMarkRead = () =>
  useNotificationChange((id: string) => notificationClient.markRead({ params: { id } }), {
    failed: 'Failed to mark notification as read.',
  })

/** Marks all of the person's notifications read. */
export const useMarkAllRead = () =>
  useNotificationChange(() => notificationClient.markAllRead(), {
    failed: 'Failed to mark all notifications as read.',
    done: 'All notifications marked as read.',
  })

/** Deletes one notification. */
export const useDeleteNotification = () =>
  useNotificationChange((id: string) => notificationClient.delete({ params: { id } }), {
    failed: 'Failed to delete notification.',
    done: 'Notification deleted.',
  })
