import { queriesOf, queryOf } from '@portal/client/call'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { readAgain } from '@portal/shared-ui/platform/read-again'
import { useStore } from '@portal/shared-ui/platform/store'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ShellPlatform } from '../platform.ts'
import { watchNotifications } from './watch-notifications.ts'

export interface UnreadCountProps {
  platform: ShellPlatform
  personId: string
  onCount: (count: number) => void
}

/** Invalidates every list of notifications at each arrival; draws nothing. */
export const UnreadCount = withQueries(({ platform: { arrived }, personId, onCount }: UnreadCountProps) => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const forget = watchNotifications(personId, arrived.set)
    return () => {
      forget()
      arrived.set(undefined)
    }
  }, [personId, arrived])
  const isHearing = useStore(arrived) !== undefined
  const { data } = useQuery({
    ...queryOf(notificationEndpoints.list, { query: { unread: 'true' } }),
    enabled: isHearing,
  })
  useEffect(
    () =>
      arrived.subscribe(() => {
        if (arrived.get() !== undefined) void readAgain(queryClient, queriesOf(notificationEndpoints.list))
      }),
    [arrived, queryClient],
  )
  const count = data?.notifications.length ?? 0
  useEffect(() => onCount(count), [onCount, count])
  return null
})
