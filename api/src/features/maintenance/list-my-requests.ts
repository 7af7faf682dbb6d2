import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { desc, eq } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'

/** All requests that the tenant has filed, newest first. */
export const listMyRequests: Verb<typeof maintenanceEndpoints.myRequests> = ({ database, caller }) =>
  database
    .select()
    .from(maintenanceRequests)
    .where(eq(maintenanceRequests.tenantId, caller.id))
    .orderBy(desc(maintenanceRequests.id))
