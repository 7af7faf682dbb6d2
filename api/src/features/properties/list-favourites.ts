import type { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { and, desc, eq } from 'drizzle-orm'
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
