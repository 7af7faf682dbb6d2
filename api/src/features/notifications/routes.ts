// Notifications, under the path that the specification gives them.
import { notificationEndpoints } from '@portal/contract/notification'
import { route } from '../../platform/route.ts'
import { listNotifications } from './list-notifications.ts'
import { markAllRead } from './mark-all-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'

export const notificationRoutes = [
  route(notificationEndpoints.list, listNotifications),
  route(notificationEndpoints.markAllRead, markAllRead),
  route(notificationEndpoints.markRead, markNotificationRead),
]
