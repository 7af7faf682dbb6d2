import type { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { refuseWhileHeld } from '../../domain/held-home.ts'
import { countListings, refusePastPlanLimit } from '../../domain/plan-limit.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { lockOwnProperty } from '../../domain/property-access.ts'
import { getProperty } from '../../domain/property-rows.ts'
import { useHomePhotos } from '../../domain/use-photos.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import { properties } from '../../schema/properties.ts'
import { readProperty } from './read-property.ts'

const mark = ' (copy)'
const maxTitle = 200

/**
 * The copy is available and private, so that nobody hears of it before it was changed, and uses the photos
 * too, so that they outlive the original. Throws if it does not fit into the plan, and `conflict` for a home that an administrator hides.
 */
export const duplicateProperty: Verb<typeof ownPropertyEndpoints.duplicate> = async (context, { params }) => {
  const { database, caller } = context
  await refuseIfRestricted(context)
  const original = await lockOwnProperty(database, caller, params.id)
  refuseWhileHeld(original)
  refusePastPlanLimit(caller, 'listings', await countListings(database, caller.id))
  const { createdAt: _, updatedAt: __, changedAt: ___, ...copied } = original
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({
    ...copied,
    id,
    title: original.title.slice(0, maxTitle - mark.length) + mark,
    isAvailable: true,
    visibilityLevel: 'private',
    listedAt: null,
  })
  await useHomePhotos(database, { id, landlordId: caller.id }, original.images)
  return { property: await getProperty(database, id), notice: null }
}

/** The copy from an earlier request, as it is now; throws `not_found` once it was deleted. */
export const readDuplicate: Again<typeof ownPropertyEndpoints.duplicate> = async (
  context,
  { property: { id } },
) => ({
  ...(await readProperty(context, { params: { id }, query: undefined, body: undefined })),
  notice: null,
})
