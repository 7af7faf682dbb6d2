import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { count, eq, type SQL, sql } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { isPending, isUrgentRequest } from './request-conditions.ts'

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
    .where(eq(caller.userType === 'landlord' ? landlordId : tenantId, caller.id))
  if (!statistics) throw new Error('A query without groups answered no row')
  return statistics
}
