// Notifications: what the portal tells a person (spec §3 "ai_notifications", §4).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Priority } from './priority.ts'
import { ById, id, timestamp } from './text.ts'

export const NotificationType = z.enum(['info', 'alert', 'reminder', 'update'])
export type NotificationType = z.infer<typeof NotificationType>

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

export const notificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ai/notifications',
    summary: "The caller's notifications, newest first",
    access: 'person',
    query: z.object({ unread: z.optional(z.enum(['true', 'false'])) }),
    status: 200,
    answer: z.object({ notifications: z.array(Notification) }),
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/api/ai/notifications/:id/read',
    summary: 'Mark one notification read',
    access: 'person',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({ notification: Notification }),
  }),
  markAllRead: endpoint({
    method: 'PUT',
    path: '/api/ai/notifications/read-all',
    summary: "Mark all of the caller's notifications read",
    access: 'person',
    status: 200,
    answer: z.object({ notifications: z.array(Notification) }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/ai/notifications/:id',
    summary: 'Delete one notification',
    access: 'person',
    own: true,
    params: ById,
    status: 204,
    answer: z.void(),
  }),
}

/** Apart from the others, for a browser reads it with an EventSource: each message is a notification that arrives. */
export const notificationStream = endpoint({
  method: 'GET',
  path: '/api/ai/notifications/stream',
  summary: "The caller's notifications as they arrive",
  access: 'person',
  status: 200,
  stream: true,
  answer: Notification,
})
