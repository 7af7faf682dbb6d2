import type { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { maxRows } from '@portal/contract/values/page'
import { and, eq } from 'drizzle-orm'
import { findTenancy, readTenancies } from '../../domain/tenancy-rows.ts'
import { newestFirst, readPageBy } from '../../platform/request/read-page.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { isActive, isWaitingFor, tenancies } from '../../schema/tenancies.ts'

/** Newest first. */
export const listMyTenancies: Verb<typeof tenancyEndpoints.my> = async (context, { query }) => {
  const { page, nextCursor } = await readPageBy(
    query,
    newestFirst(tenancies.id),
    (isFurther, rows) => readTenancies(context, and(isActive, isFurther), rows),
    maxRows,
  )
  return { tenancies: page, nextCursor }
}

/** Offers and past ones too, newest first. */
export const listTenancies: Verb<typeof tenancyEndpoints.list> = async (context, { query }) => {
  const { propertyId, waiting } = query
  const isAsked = and(
    propertyId === undefined ? undefined : eq(tenancies.propertyId, propertyId),
    waiting === 'true' ? isWaitingFor(context.caller.userType) : undefined,
  )
  const { page, nextCursor } = await readPageBy(query, newestFirst(tenancies.id), (isFurther, rows) =>
    readTenancies(context, and(isAsked, isFurther), rows),
  )
  return { tenancies: page, nextCursor }
}

export const readTenancy: Verb<typeof tenancyEndpoints.read> = async (context, { params }) => {
  const tenancy = await findTenancy(context, params.id)
  if (!tenancy) throw notFound('tenancy', { belongsToAnother: await isThere(context, params.id) })
  return { tenancy }
}

const isThere = async ({ database }: Parameters<typeof readTenancy>[0], id: string): Promise<boolean> =>
  (await database.$count(tenancies, eq(tenancies.id, id))) > 0
