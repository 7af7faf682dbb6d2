import type { Input } from '@portal/contract/endpoint'
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import type { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { inquiryStatus } from '../../domain/inquiry-state.ts'
import { propertyColumns } from '../../domain/property-rows.ts'
import type { Context } from '../../platform/request/context.ts'
import { newestFirst, readWhole } from '../../platform/request/read-page.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { users } from '../../schema/people.ts'
import { favorites, isNotDeleted, properties } from '../../schema/properties.ts'
import { freeFrom, occupiedUntil, vacantSince } from '../../schema/tenancies.ts'

/**
 * All of the landlord's homes, newest first, including private and occupied ones, with the number of open
 * items for each.
 */
export const listOwnProperties = async (
  { database, caller }: Pick<Context, 'database'> & { caller: Pick<Caller, 'id'> },
  { query }: Pick<Input<typeof ownPropertyEndpoints.my>, 'query'>,
) => {
  const openInquiries = database.$count(
    propertyInquiries,
    and(eq(propertyInquiries.propertyId, properties.id), eq(inquiryStatus, 'pending')),
  )
  const openMaintenanceRequests = database.$count(
    maintenanceRequests,
    and(eq(maintenanceRequests.propertyId, properties.id), inArray(maintenanceRequests.status, openStatuses)),
  )
  const openApplications = database.$count(
    applications,
    and(eq(applications.propertyId, properties.id), isApplicationOpen),
  )
  const isThisOne = query.id === undefined ? undefined : eq(properties.id, query.id)
  const saved = database.$count(favorites, eq(favorites.propertyId, properties.id))
  const { page, nextCursor } = await readWhole(query, newestFirst(properties.id), (isFurther, rows) =>
    database
      .select({
        ...propertyColumns,
        openInquiries,
        openMaintenanceRequests,
        favorites: saved,
        openApplications,
        occupiedUntil,
        vacantSince,
        freeFrom,
      })
      .from(properties)
      .innerJoin(users, eq(users.id, properties.landlordId))
      .where(and(eq(properties.landlordId, caller.id), isThisOne, isNotDeleted, isFurther))
      .orderBy(desc(properties.id))
      .limit(rows),
  )
  return { properties: page, nextCursor }
}
