// Requests as their tenant and their landlord read them: lists, figures, and one with all that was done to it.
import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import type { Verb } from '../../platform/route.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../../schema/maintenance.ts'
import { getOwnRequest } from './request-access.ts'
import { requestColumns } from './request-columns.ts'
import { isHomeThere, isPending, isUrgentRequest } from './request-conditions.ts'

/** All requests that the tenant has filed, newest first. */
export const listMyRequests: Verb<typeof maintenanceEndpoints.myRequests> = ({ database, caller }) =>
  database
    .select(requestColumns)
    .from(maintenanceRequests)
    .where(and(eq(maintenanceRequests.tenantId, caller.id), isHomeThere))
    .orderBy(desc(maintenanceRequests.id))

/** Returns the verb that lists the requests for the calling landlord's homes that meet the condition, newest first. */
export const listLandlordRequests =
  (condition?: SQL) =>
  ({ database, caller }: Context<Caller>) =>
    database
      .select(requestColumns)
      .from(maintenanceRequests)
      .where(and(eq(maintenanceRequests.landlordId, caller.id), isHomeThere, condition))
      .orderBy(desc(maintenanceRequests.id))

/** A request and what was done to it, in that order; for its tenant and its landlord. */
export const readRequest: Verb<typeof maintenanceEndpoints.read> = async (
  { database, caller },
  { params },
) => ({
  request: await getOwnRequest(database, caller, params.id),
  updates: await database
    .select()
    .from(maintenanceRequestUpdates)
    .where(eq(maintenanceRequestUpdates.requestId, params.id))
    .orderBy(asc(maintenanceRequestUpdates.position)),
})

const { landlordId, status, tenantId } = maintenanceRequests

const countWhere = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number)

/** The figures of the tenant's own requests, or of those for the landlord's homes. */
export const readStatistics: Verb<typeof maintenanceEndpoints.statistics> = async ({ database, caller }) => {
  const [statistics] = await database
    .select({
      total: count(),
      pending: countWhere(isPending),
      inProgress: countWhere(eq(status, 'in_progress')),
      completed: countWhere(eq(status, 'completed')),
      urgent: countWhere(isUrgentRequest),
    })
    .from(maintenanceRequests)
    .where(and(eq(caller.userType === 'landlord' ? landlordId : tenantId, caller.id), isHomeThere))
  if (!statistics) throw new Error('A query without groups returned no row')
  return statistics
}
