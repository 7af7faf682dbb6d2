import type { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { and, eq } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { favourites } from '../../schema/properties.ts'

/** Takes a home from the caller's favourites; one that is not among them changes nothing. */
export const removeFavourite: Verb<typeof favoriteEndpoints.remove> = async (
  { database, caller },
  { params },
) => {
  await database
    .delete(favourites)
    .where(and(eq(favourites.userId, caller.id), eq(favourites.propertyId, params.propertyId)))
}
