import type { Reminder } from '@portal/contract/assistant/reminder'
import type { Notification } from '@portal/contract/notifications/notification'
import * as sitePaths from '@portal/contract/site-paths'
import { sitePathOf } from '@portal/contract/values/site-path'
import { formatTime } from '@portal/shared-ui/format-date'
import { sayDue } from './hub-words.ts'

export interface NextItem {
  id: string
  kind: 'reminder' | 'notification'
  title: string
  /** Which home, and what about it. */
  about: string
  when: string
  action: string
  /** Where it is done. */
  path: string
}

const remindersPath = sitePaths.assistantTab('reminders')

/**
 * What waits for the person at this moment, in milliseconds since 1970: reminders that are overdue, the oldest first,
 * then unread notifications that ask for something, the newest first. Each page once; a notification that leads
 * nowhere is only in its list.
 */
export const nextOf = (
  { reminders, notifications }: { reminders: readonly Reminder[]; notifications: readonly Notification[] },
  nowMs: number,
): NextItem[] => {
  const isPast = (moment: string | null) => moment !== null && Date.parse(moment) <= nowMs
  const overdue: NextItem[] = reminders
    .filter(({ dueAt }) => isPast(dueAt))
    .map(({ id, title, description, dueAt, happensOn, actionUrl }) => ({
      id,
      kind: 'reminder',
      title,
      about: description,
      when: sayDue({ dueAt, happensOn }, nowMs),
      action: 'View',
      path: sitePathOf(actionUrl) ?? remindersPath,
    }))
  const asked: NextItem[] = notifications
    .filter(({ actionRequired, expiresAt }) => actionRequired && !isPast(expiresAt))
    .flatMap(({ id, title, message, createdAt, actionText, actionUrl }) => {
      const path = sitePathOf(actionUrl)
      const when = formatTime(createdAt)
      const action = actionText ?? 'View'
      return path === null ? [] : [{ id, kind: 'notification', title, about: message, when, action, path }]
    })
  const items = [...overdue, ...asked]
  return items.filter(
    ({ path }, index) => path === remindersPath || items.findIndex(other => other.path === path) === index,
  )
}
