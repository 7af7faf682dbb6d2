// The filter for notifications, kept in the address (`?type=alert&unread=true`).
import { NotificationType } from '@portal/contract/notifications/notification'

export interface NotificationFilter {
  type: NotificationType | 'all'
  unreadOnly: boolean
}

export const filterOf = (parameters: URLSearchParams): NotificationFilter => ({
  type: NotificationType.safeParse(parameters.get('type')).data ?? 'all',
  unreadOnly: parameters.get('unread') === 'true',
})

/** The same parameters with another filter; values that mean "all" are omitted. */
export const withFilter = (parameters: URLSearchParams, { type, unreadOnly }: NotificationFilter) => {
  const next = new URLSearchParams(parameters)
  next.delete('type')
  next.delete('unread')
  if (type !== 'all') next.set('type', type)
  if (unreadOnly) next.set('unread', 'true')
  return next
}

/** The query for a page of notifications. */
export const notificationsQuery = ({ type, unreadOnly }: NotificationFilter) => ({
  limit: 50,
  type: type === 'all' ? undefined : type,
  unread: unreadOnly ? ('true' as const) : undefined,
})
