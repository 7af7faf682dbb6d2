// A person's favorite homes.
import type { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { and, desc, eq } from 'drizzle-orm'
import { notFound } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { favourites, properties } from '../../schema/properties.ts'
import { isVisibleTo } from './property-access.ts'
import { selectProperties } from './property-rows.ts'

/** The caller's favorites, the newest choice first; a home is not shown while it is private. */
export const listFavorites: Verb<typeof favoriteEndpoints.list> = async ({ database, caller }) => ({
  properties: await selectProperties(database)
    .innerJoin(favourites, and(eq(favourites.propertyId, properties.id), eq(favourites.userId, caller.id)))
    .where(isVisibleTo(caller))
    .orderBy(desc(favourites.createdAt), desc(properties.id)),
})

/** Adds a home that the caller can see to their favorites; again changes nothing. */
export const addFavorite: Verb<typeof favoriteEndpoints.add> = async (
  { database, caller },
  { params: { propertyId } },
) => {
  const [home] = await database
    .select({ rentAmount: properties.rentAmount })
    .from(properties)
    .where(and(eq(properties.id, propertyId), isVisibleTo(caller)))
    .for('share')
  if (!home) throw notFound('property')
  await database
    .insert(favourites)
    .values({ userId: caller.id, propertyId, rentAmount: home.rentAmount })
    .onConflictDoNothing()
}

/** Removes a home from the caller's favorites; one that is not among them changes nothing. */
export const removeFavorite: Verb<typeof favoriteEndpoints.remove> = async (
  { database, caller },
  { params },
) => {
  await database
    .delete(favourites)
    .where(and(eq(favourites.userId, caller.id), eq(favourites.propertyId, params.propertyId)))
}
