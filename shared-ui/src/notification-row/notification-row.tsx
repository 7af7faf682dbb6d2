import { AlarmClock, Info, RefreshCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { ListRow } from '../list-row/list-row.tsx'
import { Text } from '../text/text.tsx'
import { type NotificationType, sayWhen, typeLabels } from './notification-words.ts'

export { typeLabels }

interface ShownNotification {
  title: string
  message: string
  type: NotificationType
  priority: string
  isRead: boolean
  actionRequired: boolean
  createdAt: string
  sentAt: string | null
  expiresAt: string | null
}

export interface NotificationRowProps {
  notification: ShownNotification
  /** Two lines of the message, and no words for the type, which its icon shows. */
  isBrief?: boolean
  /** If there is something to open or to mark read. */
  onOpen?: (() => void) | undefined
  actions?: ReactNode
}

const typeIcons: Record<NotificationType, ReactNode> = {
  info: <Info />,
  alert: <TriangleAlert />,
  reminder: <AlarmClock />,
  update: <RefreshCw />,
}

export function NotificationRow({ notification, isBrief = false, onOpen, actions }: NotificationRowProps) {
  const { title, message, type, priority, isRead, actionRequired, createdAt, sentAt, expiresAt } =
    notification
  const now = Date.now()
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now
  const when = sayWhen(Date.parse(sentAt ?? createdAt), now)
  return (
    <ListRow
      icon={typeIcons[type]}
      title={title}
      unread={!isRead && !isExpired}
      dimmed={isExpired}
      {...(onOpen && { onOpen })}
      badges={
        <>
          {priority === 'urgent' && <Badge tone="danger">Urgent</Badge>}
          {actionRequired && !isExpired && <Badge tone="warning">Action required</Badge>}
          {isExpired && <Badge>Expired</Badge>}
        </>
      }
      actions={actions}
      meta={isBrief ? when : `${typeLabels[type]} · ${when}`}
    >
      {isBrief ? (
        <Text $size="sm" $lines={2}>
          {message}
        </Text>
      ) : (
        message
      )}
    </ListRow>
  )
}
