import { type Database, plannedOnce } from '../platform/database/database.ts'
import { signalsSent } from '../platform/jobs/signals.ts'
import { aiNotifications } from '../schema/notifications.ts'

type NewNotification = Omit<typeof aiNotifications.$inferInsert, 'isAiGenerated' | 'sentAt'>

export const notificationTopic = (userId: string): string => `notifications:${userId}`

const atOnce = 1000

/** From the portal, not from a model. */
export const addNotifications = async (
  transaction: Database,
  notifications: readonly NewNotification[],
): Promise<void> => {
  const sentAt = new Date().toISOString()
  for (let start = 0; start < notifications.length; start += atOnce) {
    const added = notifications
      .slice(start, start + atOnce)
      .map(notification => ({ id: Bun.randomUUIDv7(), ...notification, isAiGenerated: false, sentAt }))
    const signals = signalsSent(
      added.map(({ id, userId }) => ({ topic: notificationTopic(userId), message: id })),
    )
    const adding = transaction.insert(aiNotifications).values(added).returning({ signals })
    await (added.length === 1 ? plannedOnce(adding) : adding)
  }
}

/** From the portal, not from a model. */
export const addNotification = (transaction: Database, notification: NewNotification): Promise<void> =>
  addNotifications(transaction, [notification])
