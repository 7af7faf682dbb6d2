import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'
import * as sitePaths from '@portal/contract/site-paths'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import type { EventHandler } from '../../platform/jobs/deliver-event.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { addNotification } from './add-notification.ts'
import { excerptOf, nameOf } from './notification-words.ts'

const titles: Partial<Record<InquiryStatus, string>> = {
  scheduled: 'Viewing scheduled',
  completed: 'Inquiry completed',
  declined: 'Inquiry declined',
}

/** Notifies the landlord of an inquiry received, and the tenant of its answer. */
export const notifyOfInquiry: EventHandler = async (transaction, event, id) => {
  if (event.type !== 'inquiry_received' && event.type !== 'inquiry_answered') return
  const said = await readInquiry(transaction, event.inquiryId)
  if (!said) return // deleted with its home in the meantime
  const { inquiry, tenant, landlord, home } = said
  const about = { id, category: 'inquiry', relatedEntityType: 'inquiry', relatedEntityId: inquiry.id }
  if (event.type === 'inquiry_received')
    await addNotification(transaction, {
      ...about,
      userId: inquiry.landlordId,
      title: 'New inquiry',
      message: `${nameOf(tenant)} asks about “${home.title}”: ${excerptOf(inquiry.message)}`,
      type: 'info',
      actionRequired: true,
      actionUrl: sitePaths.landlordInquiries,
      actionText: 'Answer',
    })
  else {
    const titleForTenant =
      home.visibilityLevel === 'public' ? home.title : (inquiry.propertyTitle ?? home.title)
    await addNotification(transaction, {
      ...about,
      userId: inquiry.tenantId,
      title: titles[inquiry.status] ?? 'Inquiry answered',
      message: `${nameOf(landlord)} answered about “${titleForTenant}”: ${excerptOf(inquiry.responseMessage)}`,
      type: 'update',
      actionUrl: sitePaths.inquiries,
      actionText: 'View answer',
    })
  }
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
    .where(eq(propertyInquiries.id, id))
  return said
}
