import type { Notification } from '@portal/contract/notifications/notification'

/** A notification as the API sends it, with the given values. */
export const sampleNotification = (overrides: Partial<Notification> = {}): Notification => ({
  id: crypto.randomUUID(),
  title: 'Furnace repair under way',
  message: 'Bayview Heating comes tomorrow.',
  type: 'update',
  priority: 'medium',
  category: 'maintenance',
  isRead: false,
  actionRequired: false,
  actionUrl: null,
  actionText: null,
  scheduledFor: null,
  sentAt: null,
  expiresAt: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})
