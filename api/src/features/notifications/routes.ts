// Routes of notifications, under the specification's path.
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { route } from '../../platform/request/route.ts'
import {
  deleteNotification,
  listNotifications,
  markAllRead,
  markNotificationRead,
} from './own-notifications.ts'
import { streamNotifications } from './stream-notifications.ts'

export const notificationRoutes = [
  route(notificationEndpoints.list, listNotifications),
  route(notificationEndpoints.markAllRead, markAllRead),
  route(notificationEndpoints.markRead, markNotificationRead),
  route(notificationEndpoints.delete, deleteNotification),
  route(notificationEndpoints.stream, streamNotifications),
]
