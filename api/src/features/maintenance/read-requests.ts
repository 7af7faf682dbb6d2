// Requests as their tenant and their landlord read them: lists, figures, and one with all that was done to it.
import type { Input } from '@portal/contract/endpoint'
import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { mostUpdates } from '@portal/contract/maintenance/maintenance-request'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { fitting, newestFirst, readWhole } from '../../platform/read-page.ts'
import type { Verb } from '../../platform/route.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../../schema/maintenance.ts'
import { getOwnRequest } from './request-access.ts'
import { requestColumns } from './request-columns.ts'
import { isHomeThere, isPending, isUrgentRequest } from './request-conditions.ts'

const { landlordId, priority, propertyId, status, tenantId } = maintenanceRequests

type Requested = Pick<Input<typeof maintenanceEndpoints.myRequests>, 'query'>

/** The requests that meet the condition, newest first. */
const selectRequests = ({ database }: Context<Caller>, { query }: Requested, condition?: SQL) =>
  readWhole(query, newestFirst(maintenanceRequests.id), (isFurther, rows) =>
    database
      .select(requestColumns)
      .from(maintenanceRequests)
      .where(and(condition, isHomeThere, isFurther))
      .orderBy(desc(maintenanceRequests.id))
      .limit(rows),
  )

/** The requests that the tenant has filed, and whether there are more than one answer lists. */
export const readMyRequests = (context: Context<Caller>, query: Requested['query']) =>
  selectRequests(context, { query }, eq(tenantId, context.caller.id))

/** All requests that the tenant has filed, newest first. */
export const listMyRequests: Verb<typeof maintenanceEndpoints.myRequests> = async (context, { query }) =>
  (await readMyRequests(context, query)).page

/** Returns the verb that lists the requests for the calling landlord's homes that meet the condition, newest first. */
export const listLandlordRequests =
  (condition?: SQL) =>
  async (
    context: Context<Caller>,
    { query }: Pick<Input<typeof maintenanceEndpoints.landlordRequests>, 'query'>,
  ) => {
    const isAskedFor = and(
      query.status && eq(status, query.status),
      query.priority && eq(priority, query.priority),
      query.propertyId === undefined ? undefined : eq(propertyId, query.propertyId),
    )
    const isOwn = eq(landlordId, context.caller.id)
    return (await selectRequests(context, { query }, and(isOwn, condition, isAskedFor))).page
  }

/** A request and what was done to it lately, in that order; for its tenant and its landlord. */
export const readRequest: Verb<typeof maintenanceEndpoints.read> = async (
  { database, caller },
  { params },
) => ({
  request: await getOwnRequest(database, caller, params.id),
  updates: fitting(
    await database
      .select()
      .from(maintenanceRequestUpdates)
      .where(eq(maintenanceRequestUpdates.requestId, params.id))
      .orderBy(desc(maintenanceRequestUpdates.position))
      .limit(mostUpdates),
  ).toReversed(),
})

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
