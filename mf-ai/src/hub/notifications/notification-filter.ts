// The filter for notifications, kept in the address (`?type=alert&unread=true`).
import { NotificationType } from '@portal/contract/notifications/notification'

export interface NotificationFilter {
  type: NotificationType | 'all'
  unreadOnly: boolean
}

export const filterOf = (params: URLSearchParams): NotificationFilter => ({
  type: NotificationType.safeParse(params.get('type')).data ?? 'all',
  unreadOnly: params.get('unread') === 'true',
})

export const noFilter: NotificationFilter = { type: 'all', unreadOnly: false }

/** The filter's parameters in the address; null for those that mean "all". */
export const paramsOf = ({ type, unreadOnly }: NotificationFilter) => ({
  type: type === 'all' ? null : type,
  unread: unreadOnly ? 'true' : null,
})

export const notificationsQuery = ({ type, unreadOnly }: NotificationFilter) => ({
  limit: 50,
  type: type === 'all' ? undefined : type,
  unread: unreadOnly ? ('true' as const) : undefined,
})
