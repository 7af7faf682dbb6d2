import type { Notification } from '@portal/contract/notifications/notification'
import { sitePathOf } from '@portal/contract/values/site-path'
import { IconButton } from '@portal/shared-ui/icon-button'
import { NotificationRow as Row } from '@portal/shared-ui/notification-row'
import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDeleteNotification, useMarkRead } from './use-notifications.ts'

/** A click marks it read and opens its link (spec §2.18). */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { id, title, isRead, actionUrl } = notification
  const navigate = useNavigate()
  const markRead = useMarkRead()
  const deletion = useDeleteNotification()
  const path = sitePathOf(actionUrl)

  const open = () => {
    if (!isRead) markRead.mutate(id)
    if (path) navigate(path)
  }

  /** The button disappears with its row, so the focus moves to the list. A toast reports a failure. */
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const list = currentTarget.closest<HTMLElement>('[role="region"]')
    if (deletion.isPending) return
    deletion.mutateAsync(id).then(
      () => list?.focus(),
      () => {},
    )
  }

  return (
    <Row
      notification={notification}
      onOpen={!isRead || path ? open : undefined}
      actions={
        <IconButton label={`Delete ${title}`} aria-disabled={deletion.isPending} onClick={remove}>
          <Trash2 aria-hidden />
        </IconButton>
      }
    />
  )
}
