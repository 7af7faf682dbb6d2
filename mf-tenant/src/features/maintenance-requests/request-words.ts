// How requests are put into words and colours: labels show underscores as spaces (spec §4).
import type { MaintenanceCategory, MaintenanceStatus } from '@portal/contract/maintenance/maintenance-request'
import type { Priority } from '@portal/contract/values/priority'
import type { BadgeTone } from '@portal/shared-ui/badge'

/** "in_progress" gives "In progress". */
export const labelOf = (value: MaintenanceStatus | Priority | MaintenanceCategory): string => {
  if (value === 'hvac') return 'HVAC'
  const words = value.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const statusTones: Record<MaintenanceStatus, BadgeTone> = {
  submitted: 'primary',
  acknowledged: 'primary',
  in_progress: 'warning',
  completed: 'success',
  cancelled: 'neutral',
}

export const priorityTones: Record<Priority, BadgeTone> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'warning',
  urgent: 'danger',
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** "Nov 3, 2026", where the person is. */
export const formatDate = (timestamp: string): string => date.format(new Date(timestamp))

/** "Nov 3, 2026, 9:30 AM", where the person is. */
export const formatTime = (timestamp: string): string => dateAndTime.format(new Date(timestamp))
