import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addNotification } from '../../domain/add-notification.ts'
import type { Database } from '../../platform/database/database.ts'
import type { EventHandler } from '../../platform/jobs/deliver-event.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { excerptOf, homeOf, nameOf } from './notification-words.ts'

const titles: Partial<Record<InquiryStatus, string>> = {
  scheduled: 'Tour scheduled',
  completed: 'Inquiry completed',
  declined: 'Inquiry declined',
}

type Said = NonNullable<Awaited<ReturnType<typeof readInquiry>>>

type Words = Omit<Parameters<typeof addNotification>[1], 'category'>

/** The recipient and text for each event. */
const notifications: Record<`inquiry_${'received' | 'answered' | 'cancelled'}`, (said: Said) => Words> = {
  inquiry_received: ({ inquiry, tenant, home }) => ({
    userId: inquiry.landlordId,
    title: 'New inquiry',
    message: `${homeOf(home)}: ${nameOf(tenant)} asks: ${excerptOf(inquiry.message)}`,
    type: 'info',
    actionRequired: true,
    actionUrl: sitePaths.landlordInquiry(inquiry.id),
    actionText: 'Answer',
  }),
  inquiry_answered: ({ inquiry, landlord, home }) => ({
    userId: inquiry.tenantId,
    title: titles[inquiry.status] ?? 'Inquiry answered',
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
}

const titleForTenant = ({ propertyTitle }: Said['inquiry'], { visibilityLevel, title }: Said['home']) =>
  visibilityLevel === 'public' ? title : (propertyTitle ?? title)

/** Notifies the landlord of a new or canceled inquiry, and the tenant of an answer. */
export const notifyOfInquiry: EventHandler = async (transaction, event, id) => {
  if (!('inquiryId' in event)) return
  const said = await readInquiry(transaction, event.inquiryId)
  if (!said) return // deleted with its home meanwhile
  const about = { id, category: 'inquiry', relatedEntityType: 'inquiry', relatedEntityId: said.inquiry.id }
  await addNotification(transaction, { ...about, ...notifications[event.type](said) })
}

const readInquiry = async (transaction: Database, id: string) => {
  const tenants = alias(users, 'tenants')
  const landlords = alias(users, 'landlords')
  const [said] = await transaction
    .select({ inquiry: propertyInquiries, tenant: tenants, landlord: landlords, home: properties })
    .from(propertyInquiries)
    .innerJoin(tenants, eq(tenants.id, propertyInquiries.tenantId))
    .innerJoin(landlords, eq(landlords.id, propertyInquiries.landlordId))
    .innerJoin(properties, eq(properties.id, propertyInquiries.propertyId))
    .where(and(eq(propertyInquiries.id, id), isNotDeleted))
  return said
}
