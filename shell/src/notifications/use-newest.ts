import { call, queriesOf, queryOf } from '@portal/client/call'
import { failureOf } from '@portal/client/failure-of'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { readAgain } from '@portal/shared-ui/platform/read-again'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const shown = 8

/** Read again at each opening. */
export const useNewest = () =>
  useQuery({
    ...queryOf(notificationEndpoints.list, { query: { limit: shown } }),
    select: ({ notifications }) => notifications,
    staleTime: 0,
  })

/** Every list is read again: the count and the hub's page show it, too. */
const useMarking = <Input = void>(
  send: (input: Input) => Promise<unknown>,
  failed: string,
  done?: string,
) => {
  const queryClient = useQueryClient()
  const { toast } = usePlatform()
  return useMutation({
    mutationFn: send,
    onSuccess: () => done && toast({ title: 'Success', description: done, tone: 'success' }),
    onError: error => toast({ ...failureOf(error, failed), tone: 'danger' }),
    onSettled: () => readAgain(queryClient, queriesOf(notificationEndpoints.list)),
  })
}

export const useMarkRead = () =>
  useMarking(
    (id: string) => call(notificationEndpoints.markRead, { params: { id } }),
    'Failed to mark notification as read.',
  )

export const useMarkAllRead = () =>
  useMarking(
    () => call(notificationEndpoints.markAllRead),
    'Failed to mark all notifications as read.',
    'All notifications marked as read.',
  )
