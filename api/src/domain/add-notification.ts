import type { Database } from '../platform/database/database.ts'
import { sendSignals } from '../platform/jobs/signals.ts'
import { aiNotifications } from '../schema/notifications.ts'

type NewNotification = Omit<typeof aiNotifications.$inferInsert, 'isAiGenerated' | 'sentAt'>

/** The topic that tells a person's browsers that a notification has arrived. */
export const notificationTopic = (userId: string): string => `notifications:${userId}`

/** The most rows for one statement. */
const atOnce = 1000

/** Sends notifications from the portal, not from a model, to several people. */
export const addNotifications = async (
  transaction: Database,
  notifications: readonly NewNotification[],
): Promise<void> => {
  const sentAt = new Date().toISOString()
  for (let start = 0; start < notifications.length; start += atOnce) {
    const added = await transaction
      .insert(aiNotifications)
      .values(
        notifications
          .slice(start, start + atOnce)
          .map(notification => ({ ...notification, isAiGenerated: false, sentAt })),
      )
      .returning({ id: aiNotifications.id, userId: aiNotifications.userId })
    await sendSignals(
      transaction,
      added.map(({ id, userId }) => ({ topic: notificationTopic(userId), message: id })),
    )
  }
}

/** Sends one person a notification from the portal, not from a model. */
export const addNotification = (transaction: Database, notification: NewNotification): Promise<void> =>
  addNotifications(transaction, [notification])
