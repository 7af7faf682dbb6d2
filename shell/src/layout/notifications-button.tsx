import { queryOf } from '@portal/client/call'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { IconButton } from '@portal/shared-ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useNavigate } from 'react-router-dom'

/** Leads to the notifications; its badge counts the unread ones, polled every 30 s (spec §9). */
export const NotificationsButton = () => {
  const navigate = useNavigate()
  const { data } = useQuery({
    ...queryOf(notificationEndpoints.list, { query: { unread: 'true' } }),
    refetchInterval: 30_000,
  })
  return (
    <IconButton
      label="Notifications"
      count={data?.notifications.length ?? 0}
      onClick={() => navigate(sitePaths.assistantTab('notifications'))}
    >
      <Bell aria-hidden />
    </IconButton>
  )
}
