// Homes that are deleted, and brought back while their landlord may change their mind.
import type { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import { countListings, refusePastPlanLimit } from '../../platform/plan-limit.ts'
import { refuseIfRestricted } from '../../platform/posting-restriction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { isRestorable, isThere, properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { announceHome } from './announce-home.ts'
import { lockOwnProperty } from './property-access.ts'
import { getProperty } from './property-rows.ts'

const itself = (id: string) => eq(properties.id, id)

/** Deletes the caller's own home and everything that belongs to it; throws `conflict` while someone lives there. */
export const deleteProperty: Verb<typeof ownPropertyEndpoints.delete> = async (
  { database, caller },
  { params },
) => {
  await lockOwnProperty(database, caller, params.id, { strength: 'update' })
  const running = await database.$count(
    tenancies,
    and(
      eq(tenancies.propertyId, params.id),
      or(isNull(tenancies.endsOn), gte(tenancies.endsOn, sql`current_date`)),
    ),
  )
  if (running > 0)
    throw new Refusal(
      'conflict',
      'Someone lives in this home. Make the listing private instead of deleting it.',
    )
  await database.update(properties).set({ deletedAt: sql`now()` }).where(itself(params.id))
}

/**
 * Brings back the caller's own home, and with it what belongs to it; of a home that is there it changes nothing. Throws
 * `not_found` ten minutes after it was deleted, `restricted` when the caller may not post, and `plan_limit` when others have taken
 * its place.
 */
export const restoreProperty: Verb<typeof ownPropertyEndpoints.restore> = async (context, { params }) => {
  const { database, caller } = context
  const condition = or(isThere, isRestorable)
  const { deletedAt } = await lockOwnProperty(database, caller, params.id, { condition })
  const isBack = deletedAt !== null
  if (isBack) {
    await refuseIfRestricted(context)
    refusePastPlanLimit(caller, 'listings', await countListings(database, caller.id))
    await database.update(properties).set({ deletedAt: null }).where(itself(params.id))
  }
  const property = await getProperty(database, params.id)
  if (isBack) await announceHome(context, property)
  return { property }
}
