import { firstRead } from '@portal/client/call'
import { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

export const notificationsReads = (): FirstRead[] => [
  firstRead(mailSettingsEndpoints.read),
  firstRead(calendarEndpoints.link),
]
