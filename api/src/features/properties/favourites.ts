// The homes that a person keeps an eye on.
import type { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { and, desc, eq } from 'drizzle-orm'
import { notFound } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { favourites, properties } from '../../schema/properties.ts'
import { isVisibleTo } from './property-access.ts'
import { selectProperties } from './property-rows.ts'

/** The caller's favourites, the newest choice first; a home that was made private is not shown meanwhile. */
export const listFavourites: Verb<typeof favoriteEndpoints.list> = async ({ database, caller }) => ({
  properties: await selectProperties(database)
    .innerJoin(favourites, and(eq(favourites.propertyId, properties.id), eq(favourites.userId, caller.id)))
    .where(isVisibleTo(caller))
    .orderBy(desc(favourites.createdAt), desc(properties.id)),
})

/** Keeps a home that the caller can see among their favourites; again changes nothing. */
export const addFavourite: Verb<typeof favoriteEndpoints.add> = async (
  { database, caller },
  { params: { propertyId } },
) => {
  const [home] = await database
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, propertyId), isVisibleTo(caller)))
    .for('share')
  if (!home) throw notFound('property')
  await database.insert(favourites).values({ userId: caller.id, propertyId }).onConflictDoNothing()
}

/** Takes a home from the caller's favourites; one that is not among them changes nothing. */
export const removeFavourite: Verb<typeof favoriteEndpoints.remove> = async (
  { database, caller },
  { params },
) => {
  await database
    .delete(favourites)
    .where(and(eq(favourites.userId, caller.id), eq(favourites.propertyId, params.propertyId)))
}
