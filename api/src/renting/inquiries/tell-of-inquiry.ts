import type { InquiryStatus, ViewingOutcome } from '@portal/contract/inquiries/inquiry'
import * as sitePaths from '@portal/contract/site-paths'
import { momentInWords } from '@portal/contract/values/moment-words'
import { and, eq, gt, inArray, not, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addNotification } from '../../domain/add-notification.ts'
import { excerptOf, homeOf, nameOf } from '../../domain/notification-words.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PortalEvent, Subscriber } from '../../platform/jobs/deliver-event.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'

const inquiryCategory = 'inquiry'

const titles: Partial<Record<InquiryStatus, string>> = {
  scheduled: 'Tour scheduled',
  completed: 'Inquiry completed',
  declined: 'Inquiry declined',
}

type InquiryDetails = NonNullable<Awaited<ReturnType<typeof readInquiry>>>

type InquiryEvent = Extract<PortalEvent, { inquiryId: string }>

type Words = Omit<Parameters<typeof addNotification>[1], 'category'>

const notifications: Record<InquiryEvent['type'], (details: InquiryDetails, event: InquiryEvent) => Words> = {
  inquiry_received: ({ inquiry, tenant, home }) => ({
    userId: inquiry.landlordId,
    title: 'New inquiry',
    message: `${homeOf(home)}: ${nameOf(tenant)} asks: ${excerptOf(inquiry.message)}`,
    type: 'info',
    actionRequired: true,
    actionUrl: sitePaths.landlordInquiry(inquiry.id),
    actionText: 'Answer',
  }),
  inquiry_answered: ({ inquiry, landlord, home }, event) => ({
    userId: inquiry.tenantId,
    title: ('leavesTour' in event ? null : titles[inquiry.status]) ?? 'Inquiry answered',
    message: `${titleForTenant(inquiry, home)}: ${nameOf(landlord)} answered: ${excerptOf(inquiry.responseMessage)}`,
    type: 'update',
    actionUrl: sitePaths.inquiry(inquiry.id),
    actionText: 'View answer',
  }),
  inquiry_cancelled: ({ inquiry, tenant, home }) => ({
    userId: inquiry.landlordId,
    title: 'Inquiry canceled',
    message: `${homeOf(home)}: ${nameOf(tenant)} canceled the inquiry.`,
    type: 'update',
    actionUrl: sitePaths.landlordInquiry(inquiry.id),
    actionText: 'View inquiry',
  }),
  viewing_proposed: ({ inquiry, landlord, home }) => ({
    userId: inquiry.tenantId,
    title: 'Choose a tour time',
    message: `${titleForTenant(inquiry, home)}: ${nameOf(landlord)} proposes ${timesOf(inquiry, home)}.`,
    type: 'info',
    actionRequired: true,
    actionUrl: sitePaths.inquiry(inquiry.id),
    actionText: 'Choose a time',
  }),
  viewing_chosen: ({ inquiry, tenant, home }) => ({
    userId: inquiry.landlordId,
    title: 'Tour scheduled',
    message: `${homeOf(home)}: ${nameOf(tenant)} comes on ${momentOf(inquiry, home)}.`,
    type: 'update',
    actionUrl: sitePaths.landlordInquiry(inquiry.id),
    actionText: 'View tour',
  }),
  viewing_called_off: ({ inquiry, landlord, home }) => ({
    userId: inquiry.tenantId,
    title: 'Tour called off',
    message: `${titleForTenant(inquiry, home)}: ${nameOf(landlord)} called off the tour on ${momentOf(inquiry, home)}.`,
    type: 'update',
    actionUrl: sitePaths.inquiry(inquiry.id),
    actionText: 'View inquiry',
  }),
  viewing_ended: ({ inquiry, home }) => ({
    userId: inquiry.tenantId,
    title: 'The home was rented',
    message: `${titleForTenant(inquiry, home)} was rented to someone else, so there will be no tour.`,
    type: 'update',
    actionUrl: sitePaths.inquiry(inquiry.id),
    actionText: 'View inquiry',
  }),
  viewing_outcome: ({ inquiry, home }) => {
    const isForLandlord = inquiry.outcome === 'landlord_absent'
    return {
      userId: isForLandlord ? inquiry.landlordId : inquiry.tenantId,
      title: outcomeTitles[inquiry.outcome ?? 'attended'],
      message: `${isForLandlord ? homeOf(home) : titleForTenant(inquiry, home)}: the tour on ${momentOf(inquiry, home)}.`,
      type: 'update',
      actionUrl: (isForLandlord ? sitePaths.landlordInquiry : sitePaths.inquiry)(inquiry.id),
      actionText: 'View inquiry',
    }
  },
}

const outcomeTitles: Record<ViewingOutcome, string> = {
  attended: 'Tour completed',
  tenant_absent: 'You missed a tour',
  landlord_absent: 'A tour did not take place',
}

const momentOf = (
  { scheduledDate }: InquiryDetails['inquiry'],
  { timeZone }: InquiryDetails['home'],
): string => (scheduledDate ? momentInWords(scheduledDate, timeZone ?? 'UTC') : '')

const timesOf = (
  { proposedDates }: InquiryDetails['inquiry'],
  { timeZone }: InquiryDetails['home'],
): string =>
  proposedDates.length === 1
    ? momentInWords(proposedDates[0] ?? '', timeZone ?? 'UTC')
    : `${proposedDates.length} times`

const titleForTenant = (
  { propertyTitle }: InquiryDetails['inquiry'],
  { visibilityLevel, title }: InquiryDetails['home'],
) => (visibilityLevel === 'public' ? title : (propertyTitle ?? title))

export const tellOfInquiry: Subscriber<InquiryEvent['type']> = async (transaction, event, id) => {
  const details = await readInquiry(transaction, event.inquiryId)
  if (!details) return // deleted with its home meanwhile
  const about = {
    id,
    category: inquiryCategory,
    relatedEntityType: 'inquiry',
    relatedEntityId: details.inquiry.id,
  }
  const words = notifications[event.type](details, event)
  if (await renewsUnread(transaction, details.inquiry, { id, ...words }))
    await addNotification(transaction, { ...about, ...words })
}

/**
 * At most one unread notification of each kind is about the inquiries of a conversation. Deletes the one before, or
 * returns false if it is of a later event. Locks the recipient, so that of two events at once the second sees the
 * first.
 */
const renewsUnread = async (
  transaction: Database,
  { id: inquiryId, threadId }: InquiryDetails['inquiry'],
  { id, userId, title }: Pick<Words, 'userId' | 'title'> & { id: string },
): Promise<boolean> => {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
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

const readInquiry = async (transaction: Database, id: string) => {
  const tenants = alias(users, 'tenants')
  const landlords = alias(users, 'landlords')
  const [details] = await transaction
    .select({ inquiry: propertyInquiries, tenant: tenants, landlord: landlords, home: properties })
    .from(propertyInquiries)
    .innerJoin(tenants, eq(tenants.id, propertyInquiries.tenantId))
    .innerJoin(landlords, eq(landlords.id, propertyInquiries.landlordId))
    .innerJoin(properties, eq(properties.id, propertyInquiries.propertyId))
    .where(and(eq(propertyInquiries.id, id), isNotDeleted))
  return details
}
