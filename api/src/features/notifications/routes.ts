import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { linkUses } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { changeMailSettings, readMailSettings, unsubscribe } from './mail-settings.ts'
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
  route(mailSettingsEndpoints.read, readMailSettings),
  route(mailSettingsEndpoints.change, changeMailSettings),
  route(mailSettingsEndpoints.unsubscribe, unsubscribe, { limit: linkUses, room: 0 }),
]
