import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'

/** Answers the requests for the calling landlord's homes that meet the condition, newest first. */
export const listLandlordRequests =
  (condition?: SQL) =>
  ({ database, caller }: Context<Caller>) =>
    database
      .select()
      .from(maintenanceRequests)
      .where(and(eq(maintenanceRequests.landlordId, caller.id), condition))
      .orderBy(desc(maintenanceRequests.id))
