// Deletes homes, and restores them for a short while.
import type { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { and, eq, or, sql } from 'drizzle-orm'
import { countListings, refusePastPlanLimit } from '../../domain/plan-limit.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { getProperty } from '../../domain/property-rows.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { isNotDeleted, isRestorable, properties } from '../../schema/properties.ts'
import { hasNotEnded, tenancies } from '../../schema/tenancies.ts'
import { announceHome } from './announce-home.ts'
import { lockOwnProperty } from './property-access.ts'

const itself = (id: string) => eq(properties.id, id)

/**
 * Deletes the caller's own home with everything that belongs to it; throws `conflict` while someone lives
 * there.
 */
export const deleteProperty: Verb<typeof ownPropertyEndpoints.delete> = async (
  { database, caller },
  { params },
) => {
  await lockOwnProperty(database, caller, params.id, { strength: 'update' })
  const running = await database.$count(tenancies, and(eq(tenancies.propertyId, params.id), hasNotEnded))
  if (running > 0)
    throw new Refusal('conflict', 'This home has a tenant. Pause the listing instead of deleting it.')
  await database.update(properties).set({ deletedAt: sql`now()` }).where(itself(params.id))
}

/**
 * Restores the caller's own home with everything that belongs to it; does nothing if it was not deleted.
 * Throws `not_found` ten minutes after the deletion, `restricted` if the caller may not post, and
 * `plan_limit` if other homes have taken its place in the plan.
 */
export const restoreProperty: Verb<typeof ownPropertyEndpoints.restore> = async (context, { params }) => {
  const { database, caller } = context
  const condition = or(isNotDeleted, isRestorable)
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
