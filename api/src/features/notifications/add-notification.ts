import type { Database } from '../../platform/database.ts'
import { sendSignal } from '../../platform/jobs/signals.ts'
import { aiNotifications } from '../../schema/notifications.ts'

type NewNotification = Omit<typeof aiNotifications.$inferInsert, 'isAiGenerated' | 'sentAt'>

/** The topic on which a person's browsers hear that a notification has arrived. */
export const notificationTopic = (userId: string): string => `notifications:${userId}`

/** Sends a person a notification from the portal, not from a model. */
export const addNotification = async (
  transaction: Database,
  notification: NewNotification,
): Promise<void> => {
  const [added] = await transaction
    .insert(aiNotifications)
    .values({ ...notification, isAiGenerated: false, sentAt: new Date().toISOString() })
    .returning({ id: aiNotifications.id })
  if (added) await sendSignal(transaction, notificationTopic(notification.userId), added.id)
}
