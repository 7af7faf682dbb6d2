import { momentInSubject, momentInWords } from '@portal/contract/values/moment-words'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'
import type { PortalEvent } from '../../platform/jobs/deliver-event.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'

export type InquiryEvent = Extract<PortalEvent, { inquiryId: string }>

export type InquiryDetails = NonNullable<Awaited<ReturnType<typeof lockInquiry>>>

/**
 * Locks both people, so that of two events at once the second sees the first, and then the inquiry, in the order of
 * verbs: what is answered at the same time does not wait.
 */
export const lockInquiry = async (transaction: Database, id: string) => {
  const isIt = eq(propertyInquiries.id, id)
  const { tenantId, landlordId } = propertyInquiries
  const people = transaction
    .select({ id: users.id })
    .from(propertyInquiries)
    .innerJoin(users, or(eq(users.id, tenantId), eq(users.id, landlordId)))
    .where(isIt)
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, people))
    .orderBy(asc(users.id))
    .for('no key update')
  const tenants = alias(users, 'tenants')
  const landlords = alias(users, 'landlords')
  const [details] = await transaction
    .select({ inquiry: propertyInquiries, tenant: tenants, landlord: landlords, home: properties })
    .from(propertyInquiries)
    .innerJoin(tenants, eq(tenants.id, tenantId))
    .innerJoin(landlords, eq(landlords.id, landlordId))
    .innerJoin(properties, eq(properties.id, propertyInquiries.propertyId))
    .where(and(isIt, isNotDeleted))
    .for('share', { of: propertyInquiries })
  return details
}

export const momentOf = ({ inquiry: { scheduledDate }, home: { timeZone } }: InquiryDetails): string =>
  scheduledDate ? momentInWords(scheduledDate, timeZone ?? 'UTC') : ''

export const momentInSubjectOf = ({
  inquiry: { scheduledDate },
  home: { timeZone },
}: InquiryDetails): string => (scheduledDate ? momentInSubject(scheduledDate, timeZone) : '')

/** One moment, or how many there are. */
export const momentsInWords = (moments: readonly string[], { home }: InquiryDetails): string =>
  moments.length === 1 ? momentInWords(moments[0] ?? '', home.timeZone ?? 'UTC') : `${moments.length} times`

/** Once a home is private, its tenants see no newer title of it. */
export const titleForTenant = ({ inquiry: { propertyTitle }, home }: InquiryDetails): string =>
  home.visibilityLevel === 'public' ? home.title : (propertyTitle ?? home.title)
