import type { Input } from '@portal/contract/endpoint'
import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import { maxUpdates } from '@portal/contract/maintenance/maintenance-request'
import { urgencies, urgencyCursorOf } from '@portal/contract/maintenance/urgency'
import { and, asc, count, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/request/context.ts'
import { fitting, type ListOrder, newestFirst, readWhole } from '../../platform/request/read-page.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { isUrgentRequest, maintenanceRequests, maintenanceRequestUpdates } from '../../schema/maintenance.ts'
import { getOwnRequest } from './request-access.ts'
import { requestColumnsFor } from './request-columns.ts'
import { hasHome, isPending } from './request-conditions.ts'

const { id, isUrgent, landlordId, priority, propertyId, status, tenantId } = maintenanceRequests

type ListRequest = Pick<Input<typeof maintenanceEndpoints.myRequests>, 'query'>

const byId = newestFirst(id)

const isOpen = inArray(status, openStatuses)

const rankOf = (urgency: SQL) => sql`array_position(${sql.param(urgencies)}::text[], ${urgency})`
const rank = rankOf(
  sql`case when not ${isOpen} then 'closed' when ${isUrgent} then 'urgent' else ${priority} end`,
)

/**
 * Open requests by urgency, the oldest first; then closed ones, the newest first. A request whose urgency changes between
 * two pages can be in both or in neither of them; all others are in exactly one.
 */
const mostUrgentFirst: ListOrder<Parameters<typeof urgencyCursorOf>[0]> = {
  by: [asc(rank), asc(sql`case when ${isOpen} then ${id} end`), desc(id)],
  isAfter: cursor => {
    const [urgency, idAt = ''] = cursor.split('~')
    const isFurther = urgency === 'closed' ? lt(id, idAt) : gt(id, idAt)
    const rankAt = rankOf(sql`${urgency}::text`)
    return sql`(${rank} > ${rankAt} or ${rank} = ${rankAt} and ${isFurther})`
  },
  cursorOf: urgencyCursorOf,
}

const selectRequests = (
  { database, caller }: Context<Caller>,
  { query }: ListRequest,
  condition?: SQL,
  order: typeof mostUrgentFirst = byId,
) =>
  readWhole(query, order, isFurther =>
    database
      .select(requestColumnsFor(caller.id))
      .from(maintenanceRequests)
      .where(and(condition, hasHome, isFurther)),
  )

/** A tenant's requests, and whether there are more than one answer lists. */
export const readMyRequests = (context: Context<Caller>, query: ListRequest['query']) =>
  selectRequests(context, { query }, eq(tenantId, context.caller.id))

export const listMyRequests: Verb<typeof maintenanceEndpoints.myRequests> = async (context, { query }) =>
  (await readMyRequests(context, query)).page

/** Returns the verb that lists the matching requests for the landlord's homes. */
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
    const order = query.sort === 'urgency' ? mostUrgentFirst : byId
    return (await selectRequests(context, { query }, and(isOwn, condition, isAskedFor), order)).page
  }

/** For its tenant and its landlord. */
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
      .limit(maxUpdates),
  ).toReversed(),
})

const countWhere = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number)

/** Figures of the tenant's own requests, or of those for the landlord's homes. */
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
    .where(and(eq(caller.userType === 'landlord' ? landlordId : tenantId, caller.id), hasHome))
  if (!statistics) throw new Error('A query without groups returned no row')
  return statistics
}
