import type { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import type { Verb } from '../../platform/route.ts'
import { favourites } from '../../schema/properties.ts'
import { readProperty } from './read-property.ts'

/** Keeps a home that the caller can see among their favourites; again changes nothing. */
export const addFavourite: Verb<typeof favoriteEndpoints.add> = async (context, { params }) => {
  const { propertyId } = params
  await readProperty(context, { params: { id: propertyId }, query: undefined, body: undefined })
  await context.database
    .insert(favourites)
    .values({ userId: context.caller.id, propertyId })
    .onConflictDoNothing()
}
