import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { addNotifications } from '../../domain/add-notification.ts'
import { isExpired } from '../../domain/inquiry-state.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { titleForTenant } from '../home-columns.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { openInquiryThread } from '../threads/inquiry-thread.ts'
import { remindOfWaiting, renewWaitingInquiries } from './waiting-inquiries.ts'

/** Small enough for a short transaction. */
const atOnce = 50

/** Once; any number of processes can run it at once. */
export const tellOfUnanswered = async (database: Database): Promise<void> => {
  while ((await inTransaction(database, tellSome)) === atOnce);
}

/** Returns how many were told. After a month it is no news. */
const tellSome = async (transaction: Database): Promise<number> => {
  const { createdAt, expiryToldAt, id, landlordId, propertyId } = propertyInquiries
  const isDue = and(isExpired, isNull(expiryToldAt), sql`${createdAt} > now() - interval '30 days'`)
  const due = transaction
    .select({ landlordId })
    .from(propertyInquiries)
    .innerJoin(properties, and(eq(properties.id, propertyId), isNotDeleted))
    .where(isDue)
    .orderBy(id)
    .limit(atOnce)
  // People first, as an answer locks them, or the two could wait for each other.
  const landlords = await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, due))
    .orderBy(users.id)
    .for('no key update')
  const expired = await transaction
    .select({
      inquiry: propertyInquiries,
      isPublic: sql<boolean>`${properties.visibilityLevel} = 'public'`,
      title: titleForTenant(propertyInquiries.propertyTitle),
    })
    .from(propertyInquiries)
    .innerJoin(properties, and(eq(properties.id, propertyId), isNotDeleted))
    .where(
      and(
        isDue,
        inArray(
          landlordId,
          landlords.map(landlord => landlord.id),
        ),
      ),
    )
    .orderBy(id)
    .limit(atOnce)
    .for('no key update', { of: propertyInquiries, skipLocked: true })
  if (expired.length === 0) return 0
  const ids = expired.map(({ inquiry }) => inquiry.id)
  await transaction.update(propertyInquiries).set({ expiryToldAt: sql`now()` }).where(inArray(id, ids))
  for (const { inquiry, isPublic, title } of expired) {
    const { id: threadId } = await openInquiryThread(transaction, inquiry)
    const event = { type: 'inquiry_expired', subjectId: inquiry.id } as const
    await addThreadEvent(transaction, { threadId, senderId: null, event })
    await renewWaitingInquiries(transaction, inquiry.id)
    await remindOfWaiting(transaction, { inquiryId: inquiry.id })
    await addNotifications(transaction, [
      {
        userId: inquiry.tenantId,
        title: 'No answer to your inquiry',
        message: `${title}: nobody answered within two weeks, so this inquiry has ended and does not count toward your plan. Similar homes may be available.`,
        type: 'update',
        category: 'inquiry',
        actionUrl: isPublic ? sitePaths.property(inquiry.propertyId) : sitePaths.inquiry(inquiry.id),
        actionText: isPublic ? 'See similar homes' : 'View inquiry',
        relatedEntityType: 'inquiry',
        relatedEntityId: inquiry.id,
      },
    ])
  }
  return expired.length
}
