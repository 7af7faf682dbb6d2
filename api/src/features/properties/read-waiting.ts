import type { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { inquiryStatus } from '../../domain/inquiry-state.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Verb } from '../../platform/request/route.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { isUrgentRequest, maintenanceRequests } from '../../schema/maintenance.ts'
import { homeIsOnRecord, isNotDeleted, properties } from '../../schema/properties.ts'
import { isLapsingSoon, isNoticeFor, tenancies } from '../../schema/tenancies.ts'

/** Takes as many statements for many homes as for one. */
export const readWaiting: Verb<typeof ownPropertyEndpoints.waiting> = async ({ database, caller }) => {
  const [unanswered, tour, openApplications, lapsing, noticed, urgentRepairs] = await Promise.all([
    firstInquiry(database, caller.id, isUnanswered, propertyInquiries.id),
    firstInquiry(database, caller.id, isTourSoon, propertyInquiries.scheduledDate),
    database.$count(applications, and(eq(applications.landlordId, caller.id), isApplicationOpen)),
    firstTenancy(database, caller.id, isLapsingSoon, tenancies.createdAt),
    firstTenancy(database, caller.id, isNoticeFor('landlord'), tenancies.noticeEndsOn),
    database.$count(
      maintenanceRequests,
      and(
        eq(maintenanceRequests.landlordId, caller.id),
        isUrgentRequest,
        homeIsOnRecord(maintenanceRequests.propertyId),
      ),
    ),
  ])
  return {
    waiting: {
      inquiries: unanswered?.all ?? 0,
      oldestInquiry: unanswered ?? null,
      tours: tour?.all ?? 0,
      nextTour: tour?.at ? { ...tour, inquiryId: tour.id, at: tour.at } : null,
      applications: openApplications,
      lapsingOffers: lapsing?.all ?? 0,
      lapsingHome: lapsing ?? null,
      notices: noticed?.all ?? 0,
      noticedHome: noticed ?? null,
      urgentRepairs,
    },
  }
}

const isUnanswered = eq(inquiryStatus, 'pending')
const isTourSoon = and(
  eq(propertyInquiries.status, 'scheduled'),
  sql`${propertyInquiries.scheduledDate} between now() and now() + interval '48 hours'`,
)

const firstInquiry = async (
  database: Database,
  landlordId: string,
  condition: SQL | undefined,
  order: typeof propertyInquiries.id | typeof propertyInquiries.scheduledDate,
) => {
  const [first] = await database
    .select({
      id: propertyInquiries.id,
      propertyTitle: properties.title,
      timeZone: properties.timeZone,
      hours: sql<number>`floor(extract(epoch from now() - ${propertyInquiries.createdAt}) / 3600)::int`,
      at: propertyInquiries.scheduledDate,
      all: sql<number>`count(*) over ()::int`,
    })
    .from(propertyInquiries)
    .innerJoin(properties, eq(properties.id, propertyInquiries.propertyId))
    .where(and(eq(propertyInquiries.landlordId, landlordId), condition, isNotDeleted))
    .orderBy(asc(order))
    .limit(1)
  return first
}

const firstTenancy = async (
  database: Database,
  landlordId: string,
  condition: SQL | undefined,
  order: typeof tenancies.createdAt | typeof tenancies.noticeEndsOn,
) => {
  const [first] = await database
    .select({
      propertyId: properties.id,
      propertyTitle: properties.title,
      all: sql<number>`count(*) over ()::int`,
    })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(and(eq(properties.landlordId, landlordId), condition, isNotDeleted))
    .orderBy(asc(order))
    .limit(1)
  return first
}
