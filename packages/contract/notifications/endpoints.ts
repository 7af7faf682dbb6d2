// The calls for notifications (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById } from '../values/text.ts'
import { Notification, NotificationType } from './notification.ts'

const Notifications = z.object({ notifications: z.array(Notification), nextCursor })

export const notificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ai/notifications',
    summary: "The caller's notifications, newest first",
    access: 'person',
    query: z.object({
      unread: z.optional(z.enum(['true', 'false'])),
      type: z.optional(NotificationType),
      ...pageQuery,
    }),
    status: 200,
    answer: Notifications,
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/api/ai/notifications/:id/read',
    summary: 'Mark one notification read',
    access: 'person',
    own: true,
    params: ById,
    whileClosing: true,
    status: 200,
    answer: z.object({ notification: Notification }),
  }),
  markAllRead: endpoint({
    method: 'PUT',
    path: '/api/ai/notifications/read-all',
    summary: "Mark all of the caller's notifications read",
    access: 'person',
    query: z.object(pageQuery),
    whileClosing: true,
    status: 200,
    answer: Notifications,
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
  stream: endpoint({
    method: 'GET',
    path: '/api/ai/notifications/stream',
    summary: "The caller's notifications as they arrive",
    access: 'person',
    kind: 'events',
    status: 200,
    answer: Notification,
  }),
}
