import { formatDate } from '../format-date/format-date.tsx'

export const typeLabels = {
  info: 'Info',
  alert: 'Alert',
  reminder: 'Reminder',
  update: 'Update',
}

export type NotificationType = keyof typeof typeLabels

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** "5 minutes ago", "yesterday", and after a week the date; both times are in milliseconds since 1970. */
export const sayWhen = (atMs: number, nowMs: number): string => {
  const agoMs = Math.max(nowMs - atMs, 0)
  if (agoMs < minuteMs) return 'just now'
  if (agoMs < hourMs) return relative.format(-Math.floor(agoMs / minuteMs), 'minute')
  if (agoMs < dayMs) return relative.format(-Math.floor(agoMs / hourMs), 'hour')
  if (agoMs < 7 * dayMs) return relative.format(-Math.floor(agoMs / dayMs), 'day')
  return formatDate(atMs)
}
