import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, gt, isNull, not, notExists, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addMails } from '../../domain/add-mails.ts'
import { addNotification } from '../../domain/add-notification.ts'
import { recipientOf } from '../../domain/mail-token.ts'
import { excerptOf, nameOf } from '../../domain/notification-words.ts'
import { type Database, plannedOnce } from '../../platform/database/database.ts'
import type { Subscriber } from '../../platform/jobs/deliver-event.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { threadMessages, threadReads, threads } from '../../schema/threads.ts'
import { messageCategory } from './add-thread-message.ts'

/**
 * Unless they have read it by now. Per conversation a person has at most one unread notification, of the newest
 * message, and one mail until they have read. Inquiries and their answers have their own.
 */
export const tellOfMessage =
  ({ hasMail }: { hasMail: boolean }): Subscriber<'message_sent'> =>
  async (transaction, event, id) => {
    const details = await readMessage(transaction, event.messageId)
    if (!details || details.message.inquiryId !== null) return // read meanwhile, or gone
    const { message, sender, readerId, title, recipient, isMailed, showsText } = details
    const about = { userId: readerId, category: messageCategory, relatedEntityId: message.threadId }
    await plannedOnce(
      transaction
        .delete(aiNotifications)
        .where(
          and(
            eq(aiNotifications.userId, readerId),
            eq(aiNotifications.category, messageCategory),
            eq(aiNotifications.relatedEntityId, message.threadId),
            not(aiNotifications.isRead),
          ),
        ),
    )
    await addNotification(transaction, {
      ...about,
      id,
      relatedEntityType: 'thread',
      title: `Message from ${nameOf(sender)}`,
      message: `${title}: ${excerptOf(message.body)}`,
      type: 'info',
      actionUrl: sitePaths.conversation(message.threadId),
      actionText: 'Read',
    })
    if (!hasMail || isMailed || !recipient) return
    const { threadId, userId } = threadReads
    await transaction
      .update(threadReads)
      .set({ mailedAt: sql`now()` })
      .where(and(eq(threadId, message.threadId), eq(userId, readerId)))
    await addMails(transaction, [
      {
        userId: readerId,
        recipient,
        kind: 'messages',
        content: {
          subject: `Message from ${nameOf(sender)}: ${title}`,
          paragraphs: [
            `${nameOf(sender)} wrote to you about “${title}”.`,
            ...(showsText && message.body ? [`“${excerptOf(message.body)}”`] : []),
          ],
          action: { text: 'Read message', path: sitePaths.conversation(message.threadId) },
        },
      },
    ])
  }

/** Once a home is private, the tenant sees no newer title of it. */
const titleFor = (readerId: SQLWrapper) =>
  sql<string>`case when ${properties.id} is not null and (${properties.visibilityLevel} = 'public' or ${properties.landlordId} = ${readerId})
    then ${properties.title} else ${threads.propertyTitle} end`

/**
 * Undefined if its reader has read it, or if its sender wrote more since, whose event tells about that: events can
 * come in another order. Locks how far they have read, so that of two notifications at once the second sees the
 * first.
 */
const readMessage = async (transaction: Database, id: string) => {
  const senders = alias(users, 'senders')
  const later = alias(threadMessages, 'later')
  const isLater = and(
    eq(later.threadId, threadMessages.threadId),
    eq(later.senderId, threadMessages.senderId),
    gt(later.position, threadMessages.position),
    isNull(later.inquiryId),
  )
  const [details] = await plannedOnce(
    transaction
      .select({
        message: threadMessages,
        sender: senders,
        readerId: threadReads.userId,
        title: titleFor(threadReads.userId),
        recipient: recipientOf('messages', threadReads.userId),
        isMailed: sql<boolean>`${threadReads.mailedAt} is not null`,
        showsText: sql<boolean>`(select ${users.showsMessageText} from ${users} where ${users.id} = ${threadReads.userId})`,
      })
      .from(threadMessages)
      .innerJoin(threads, eq(threads.id, threadMessages.threadId))
      .innerJoin(senders, eq(senders.id, threadMessages.senderId))
      .innerJoin(
        threadReads,
        and(
          eq(threadReads.threadId, threadMessages.threadId),
          sql`${threadReads.userId} <> ${threadMessages.senderId}`,
          sql`${threadReads.position} < ${threadMessages.position}`,
        ),
      )
      .leftJoin(properties, and(eq(properties.id, threads.propertyId), isNotDeleted))
      .where(
        and(
          eq(threadMessages.id, id),
          notExists(transaction.select({ id: later.id }).from(later).where(isLater)),
        ),
      )
      .for('no key update', { of: threadReads }),
  )
  return details
}
