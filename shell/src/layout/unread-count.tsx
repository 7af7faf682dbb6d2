import { queryOf } from '@portal/client/call'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Tells how many notifications are unread, asked again every 30 s (spec §9); it draws nothing. */
export const UnreadCount = withQueries(({ onCount }: { onCount: (count: number) => void }) => {
  const { data } = useQuery({
    ...queryOf(notificationEndpoints.list, { query: { unread: 'true' } }),
    refetchInterval: 30_000,
  })
  const count = data?.notifications.length ?? 0
  useEffect(() => onCount(count), [onCount, count])
  return null
})
