import type { InquiryStatus, ViewingOutcome } from '@portal/contract/inquiries/inquiry'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, gt, inArray, not, or } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import { addNotification } from '../../domain/add-notification.ts'
import { recipientOf } from '../../domain/mail-token.ts'
import { excerptOf, homeOf, nameOf } from '../../domain/notification-words.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Subscriber } from '../../platform/jobs/deliver-event.ts'
import { day, hasTry, limitOf } from '../../platform/limits/rate-limit.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { users } from '../../schema/people.ts'
import { noteThreadMail } from '../threads/note-thread-mail.ts'
import {
  type InquiryDetails,
  type InquiryEvent,
  lockInquiry,
  momentOf,
  momentsInWords,
  titleForTenant,
} from './inquiry-details.ts'
import { factsOf, type InquiryMail, inquiryMailOf, paragraphsOf } from './inquiry-mails.ts'
import { announceWaiting, inquiryCategory } from './waiting-inquiries.ts'

const titles: Partial<Record<InquiryStatus, string>> = {
  scheduled: 'Tour scheduled',
  completed: 'Inquiry closed',
  declined: 'Inquiry declined',
}

type Words = Omit<Parameters<typeof addNotification>[1], 'category'>

/** Those that wait for an answer are in `waiting-inquiries.ts`. */
const notifications: Record<
  Exclude<InquiryEvent['type'], 'inquiry_received'>,
  (details: InquiryDetails, event: InquiryEvent) => Words
> = {
  inquiry_answered: (details, event) => ({
    ...toTenant(details, 'View answer'),
    title: ('leavesTour' in event ? null : titles[details.inquiry.status]) ?? 'Inquiry answered',
    message: `${titleForTenant(details)}: ${nameOf(details.landlord)} answered: ${excerptOf(details.inquiry.responseMessage)}`,
    expiresAt: details.inquiry.status === 'scheduled' ? details.inquiry.scheduledDate : null,
  }),
  inquiry_cancelled: details => ({
    ...toLandlord(details, 'View inquiry'),
    title: 'Inquiry canceled',
    message: `${homeOf(details.home)}: ${nameOf(details.tenant)} canceled the inquiry.`,
  }),
  viewing_proposed: details => ({
    ...toTenant(details, 'Choose a time'),
    title: 'Choose a tour time',
    message: `${titleForTenant(details)}: ${nameOf(details.landlord)} suggests ${momentsInWords(details.inquiry.proposedDates, details)}.`,
    type: 'info',
    actionRequired: true,
    expiresAt: details.inquiry.proposedDates.toSorted().at(-1) ?? null,
  }),
  viewing_chosen: details => ({
    ...toLandlord(details, 'View tour'),
    title: 'Tour scheduled',
    message: `${homeOf(details.home)}: ${nameOf(details.tenant)} is coming on ${momentOf(details)}.`,
    expiresAt: details.inquiry.scheduledDate,
  }),
  viewing_called_off: details => ({
    ...toTenant(details, 'View inquiry'),
    title: 'Tour canceled',
    message: `${titleForTenant(details)}: ${nameOf(details.landlord)} canceled the tour on ${momentOf(details)}.`,
  }),
  viewing_ended: details => ({
    ...toTenant(details, 'View inquiry'),
    title: 'The home was rented',
    message: `${titleForTenant(details)} was rented to someone else, so there will be no tour.`,
  }),
  viewing_outcome: details => {
    const { outcome } = details.inquiry
    const isForLandlord = outcome === 'landlord_absent'
    return {
      ...(isForLandlord ? toLandlord : toTenant)(details, 'View inquiry'),
      title: outcomeTitles[outcome ?? 'attended'],
      message: `${isForLandlord ? homeOf(details.home) : titleForTenant(details)}: the tour on ${momentOf(details)}.`,
    }
  },
}

const toTenant = ({ inquiry }: InquiryDetails, actionText: string) => ({
  userId: inquiry.tenantId,
  type: 'update' as const,
  actionUrl: sitePaths.inquiry(inquiry.id),
  actionText,
})
const toLandlord = ({ inquiry }: InquiryDetails, actionText: string) => ({
  userId: inquiry.landlordId,
  type: 'update' as const,
  actionUrl: sitePaths.landlordInquiry(inquiry.id),
  actionText,
})

const outcomeTitles: Record<ViewingOutcome, string> = {
  attended: 'Tour completed',
  tenant_absent: 'You missed a tour',
  landlord_absent: 'A tour didn’t take place',
}

/** In the portal and by mail, within this transaction. */
export const tellOfInquiryEvent =
  ({ hasMail }: { hasMail: boolean }): Subscriber<InquiryEvent['type']> =>
  async (transaction, event, id) => {
    const details = await lockInquiry(transaction, event.inquiryId)
    if (!details) return // deleted with its home meanwhile
    const written = hasMail ? inquiryMailOf(details, event) : null
    if (event.type === 'inquiry_received') {
      if (details.inquiry.status !== 'pending') return // answered meanwhile
      const waiting = await announceWaiting(transaction, details.inquiry, id)
      if (!waiting || !written) return // or expired
      if (written.kind === 'tours') await send(transaction, details, written)
      else await sendOfWaiting(transaction, details, written, waiting)
      return
    }
    const words = notifications[event.type](details, event)
    if (await renewsUnread(transaction, details.inquiry, { id, ...words }))
      await addNotification(transaction, {
        id,
        category: inquiryCategory,
        relatedEntityType: 'inquiry',
        relatedEntityId: details.inquiry.id,
        ...words,
      })
    if (written) await send(transaction, details, written)
  }

/** Further questions about a home while one is unread. */
const mailedQuestions = limitOf('mailed-questions', 1, day)

/** One mail about all that wait, and while it is unread one a day. */
const sendOfWaiting = async (
  transaction: Database,
  details: InquiryDetails,
  written: InquiryMail,
  { words, number, isFirst }: NonNullable<Awaited<ReturnType<typeof announceWaiting>>>,
): Promise<void> => {
  const { landlordId, propertyId } = details.inquiry
  const isFree = await hasTry(transaction, mailedQuestions, `${landlordId} ${propertyId}`)
  if (!isFree && !isFirst) return
  const ofAll = {
    subject: words.title,
    line: words.message,
    excerpt: null,
    action: { text: words.actionText, path: words.actionUrl },
  }
  await send(transaction, details, { ...written, isOwn: true, ...(number > 1 && ofAll) })
}

const send = async (transaction: Database, details: InquiryDetails, written: InquiryMail): Promise<void> => {
  const { inquiry } = details
  const { to, kind, isOwn = kind === 'tours', subject, action } = written
  const userId = to === 'tenant' ? inquiry.tenantId : inquiry.landlordId
  const wasMailed = await noteThreadMail(transaction, inquiry.threadId, userId)
  if (wasMailed && !isOwn) return
  const { firstName, showsMessageText } = users
  const [reader] = await transaction
    .select({ recipient: recipientOf(kind, users.id), firstName, showsMessageText })
    .from(users)
    .where(eq(users.id, userId))
  if (!reader?.recipient) return
  const facts = factsOf(written, details)
  const content = { subject, paragraphs: paragraphsOf(written, reader), ...(facts && { facts }), action }
  await addMails(transaction, [{ userId, recipient: reader.recipient, kind, content }])
}

/**
 * At most one unread notification of each kind is about the inquiries of a conversation. Deletes the one before, or
 * returns false if it is of a later event.
 */
const renewsUnread = async (
  transaction: Database,
  { id: inquiryId, threadId }: InquiryDetails['inquiry'],
  { id, userId, title }: Pick<Words, 'userId' | 'title'> & { id: string },
): Promise<boolean> => {
  const ofConversation = transaction
    .select({ id: propertyInquiries.id })
    .from(propertyInquiries)
    .where(
      or(
        eq(propertyInquiries.id, inquiryId),
        threadId ? eq(propertyInquiries.threadId, threadId) : undefined,
      ),
    )
  const isUnread = and(
    eq(aiNotifications.userId, userId),
    eq(aiNotifications.category, inquiryCategory),
    eq(aiNotifications.title, title),
    inArray(aiNotifications.relatedEntityId, ofConversation),
    not(aiNotifications.isRead),
  )
  if (await transaction.$count(aiNotifications, and(isUnread, gt(aiNotifications.id, id)))) return false
  await transaction.delete(aiNotifications).where(isUnread)
  return true
}
