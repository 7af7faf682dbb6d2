import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { asc, eq } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { maintenanceRequestUpdates } from '../../schema/maintenance.ts'
import { getOwnRequest } from './request-access.ts'

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
