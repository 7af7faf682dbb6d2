// From the portal to a person (spec §3 "ai_notifications", §4).
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { Priority } from '../values/priority.ts'
import { id, timestamp } from '../values/text.ts'

export const NotificationType = withNeutral(z.enum(['info', 'alert', 'reminder', 'update']), 'info')
export type NotificationType = z.infer<typeof NotificationType>

/** A page that shows the plan then reads it again. */
export const subscriptionCategory = 'subscription'

export const Notification = z.object({
  id,
  title: z.string(),
  message: z.string(),
  type: NotificationType,
  priority: Priority,
  category: z.string(),
  isRead: z.boolean(),
  actionRequired: z.boolean(),
  /** A path of this site. */
  actionUrl: z.nullable(z.string()),
  actionText: z.nullable(z.string()),
  scheduledFor: z.nullable(timestamp),
  sentAt: z.nullable(timestamp),
  expiresAt: z.nullable(timestamp),
  createdAt: timestamp,
})
export type Notification = z.infer<typeof Notification>
