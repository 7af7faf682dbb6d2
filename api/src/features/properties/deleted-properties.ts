// Deletes homes, or archives those in which people have lived, and restores them for a short while.
import type { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { lockOwnProperty } from '../../domain/property-access.ts'
import { getProperty } from '../../domain/property-rows.ts'
import { isTourToCome, takeTurnWithTours } from '../../domain/tour-turn.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { isNotDeleted, isRestorable, properties } from '../../schema/properties.ts'
import { hasNotEnded, isOpenOffer, tenancies, wasAgreed } from '../../schema/tenancies.ts'
import { announceHome } from './announce-home.ts'

const itself = (id: string) => eq(properties.id, id)

/**
 * Deletes the caller's own home with everything that belongs to it; one in which people have lived is archived, so that they and its
 * landlord keep their history. Throws `conflict` while someone lives there, or will, and while an offer waits for an answer
 * or a tour is to come, since nobody could tell these people.
 */
export const deleteProperty: Verb<typeof ownPropertyEndpoints.delete> = async (
  { database, caller },
  { params },
) => {
  const { visibilityLevel } = await lockOwnProperty(database, caller, params.id, { strength: 'update' })
  const count = (condition: SQL | undefined) =>
    database.$count(tenancies, and(eq(tenancies.propertyId, params.id), condition))
  if ((await count(hasNotEnded)) > 0)
    throw new Refusal('conflict', 'This home has a tenant. Pause the listing instead of deleting it.')
  if ((await count(isOpenOffer)) > 0)
    throw new Refusal(
      'conflict',
      'You’ve offered this home to someone. Withdraw the offer before you delete it.',
    )
  await takeTurnWithTours(database, caller.id)
  const tours = and(eq(propertyInquiries.propertyId, params.id), isTourToCome)
  if ((await database.$count(propertyInquiries, tours)) > 0)
    throw new Refusal('conflict', 'A tour of this home is scheduled. Call it off before you delete the home.')
  const wasRented = (await count(wasAgreed)) > 0
  await database
    .update(properties)
    .set(
      wasRented
        ? { archivedAt: sql`now()`, archivedVisibility: visibilityLevel, visibilityLevel: 'private' }
        : { deletedAt: sql`now()` },
    )
    .where(itself(params.id))
}

/**
 * Restores the caller's own home with everything that belongs to it, also above the plan's limit; does nothing if it was
 * not deleted. Throws `not_found` ten minutes after the deletion, and `restricted` if the caller may not post.
 */
export const restoreProperty: Verb<typeof ownPropertyEndpoints.restore> = async (context, { params }) => {
  const { database, caller } = context
  const condition = or(isNotDeleted, isRestorable)
  const { deletedAt, archivedAt, archivedVisibility, heldAt } = await lockOwnProperty(
    database,
    caller,
    params.id,
    {
      condition,
    },
  )
  const isBack = deletedAt !== null || archivedAt !== null
  if (isBack) {
    await refuseIfRestricted(context)
    await database
      .update(properties)
      .set({
        deletedAt: null,
        archivedAt: null,
        archivedVisibility: null,
        ...(archivedVisibility && heldAt === null && { visibilityLevel: archivedVisibility }),
      })
      .where(itself(params.id))
  }
  const property = await getProperty(database, params.id)
  if (isBack) await announceHome(context, property)
  return { property }
}
