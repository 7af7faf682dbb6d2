import type { Notification, NotificationType } from '@portal/contract/notifications/notification'
import { Badge } from '@portal/shared-ui/badge'
import { IconButton } from '@portal/shared-ui/icon-button'
import { ListRow } from '@portal/shared-ui/list-row'
import { AlarmClock, Info, RefreshCw, Trash2, TriangleAlert } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { sitePathOf } from '../site-path.ts'
import { sayWhen, typeLabels } from './notification-words.ts'
import { useDeleteNotification, useMarkRead } from './use-notifications.ts'

const typeIcons: Record<NotificationType, ReactNode> = {
  info: <Info />,
  alert: <TriangleAlert />,
  reminder: <AlarmClock />,
  update: <RefreshCw />,
}

/** A click marks it read and opens its link (spec §2.18). */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { id, title, message, type, priority, isRead, actionUrl, actionRequired } = notification
  const navigate = useNavigate()
  const markRead = useMarkRead()
  const deletion = useDeleteNotification()
  const path = sitePathOf(actionUrl)
  const now = Date.now()
  const isExpired = notification.expiresAt !== null && Date.parse(notification.expiresAt) <= now
  const isOpenable = !isRead || path !== null

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
    <ListRow
      icon={typeIcons[type]}
      title={title}
      unread={!isRead}
      dimmed={isExpired}
      {...(isOpenable && { onOpen: open })}
      badges={
        <>
          {priority === 'urgent' && <Badge tone="danger">Urgent</Badge>}
          {actionRequired && !isExpired && <Badge tone="warning">Action required</Badge>}
          {isExpired && <Badge>Expired</Badge>}
        </>
      }
      actions={
        <IconButton label={`Delete ${title}`} aria-disabled={deletion.isPending} onClick={remove}>
          <Trash2 aria-hidden />
        </IconButton>
      }
      meta={
        <>
          {typeLabels[type]} · {sayWhen(Date.parse(notification.sentAt ?? notification.createdAt), now)}
        </>
      }
    >
      {message}
    </ListRow>
  )
}
