import type { NotificationType } from '@portal/contract/notifications/notification'
import { AlarmClock, Info, RefreshCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export const typeLabels: Record<NotificationType, string> = {
  info: 'Info',
  alert: 'Alert',
  reminder: 'Reminder',
  update: 'Update',
}

export const typeIcons: Record<NotificationType, ReactNode> = {
  info: <Info />,
  alert: <TriangleAlert />,
  reminder: <AlarmClock />,
  update: <RefreshCw />,
}
