import { type Database, plannedOnce } from '../platform/database/database.ts'
import { signalsSent } from '../platform/jobs/signals.ts'
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
    const added = notifications
      .slice(start, start + atOnce)
      .map(notification => ({ id: Bun.randomUUIDv7(), ...notification, isAiGenerated: false, sentAt }))
    const told = signalsSent(
      added.map(({ id, userId }) => ({ topic: notificationTopic(userId), message: id })),
    )
    const adding = transaction.insert(aiNotifications).values(added).returning({ told })
    await (added.length === 1 ? plannedOnce(adding) : adding)
  }
}

/** Sends one person a notification from the portal, not from a model. */
export const addNotification = (transaction: Database, notification: NewNotification): Promise<void> =>
  addNotifications(transaction, [notification])
