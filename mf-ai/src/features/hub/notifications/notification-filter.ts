// Which notifications are shown, as the URL says: `?type=alert&unread=true`.
import { type Notification, NotificationType } from '@portal/contract/notifications/notification'

export interface NotificationFilter {
  type: NotificationType | 'all'
  unreadOnly: boolean
}

export const filterOf = (parameters: URLSearchParams): NotificationFilter => ({
  type: NotificationType.safeParse(parameters.get('type')).data ?? 'all',
  unreadOnly: parameters.get('unread') === 'true',
})

/** The same parameters with another filter; what means "all" is left out. */
export const withFilter = (parameters: URLSearchParams, { type, unreadOnly }: NotificationFilter) => {
  const next = new URLSearchParams(parameters)
  next.delete('type')
  next.delete('unread')
  if (type !== 'all') next.set('type', type)
  if (unreadOnly) next.set('unread', 'true')
  return next
}

export const passes =
  ({ type, unreadOnly }: NotificationFilter) =>
  (notification: Notification): boolean =>
    (type === 'all' || notification.type === type) && !(unreadOnly && notification.isRead)
