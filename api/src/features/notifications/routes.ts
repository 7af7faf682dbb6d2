// Notifications, under the path that the specification gives them.
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { route } from '../../platform/route.ts'
import { deleteNotification } from './delete-notification.ts'
import { listNotifications } from './list-notifications.ts'
import { markAllRead } from './mark-all-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { streamNotifications } from './stream-notifications.ts'

export const notificationRoutes = [
  route(notificationEndpoints.list, listNotifications),
  route(notificationEndpoints.markAllRead, markAllRead),
  route(notificationEndpoints.markRead, markNotificationRead),
  route(notificationEndpoints.delete, deleteNotification),
  route(notificationEndpoints.stream, streamNotifications),
]
