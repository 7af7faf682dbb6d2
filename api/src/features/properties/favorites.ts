import { type favoriteEndpoints, maxFavorites } from '@portal/contract/properties/favorite-endpoints'
import { and, eq } from 'drizzle-orm'
import { isVisibleTo, propertyColumns } from '../../domain/property-rows.ts'
import { byMoment, readPage } from '../../platform/request/read-page.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { users } from '../../schema/people.ts'
import { favorites, properties } from '../../schema/properties.ts'

const latestFirst = byMoment<{ chosenAt: string; id: string }>(
  'latest first',
  favorites.createdAt,
  properties.id,
  ({ chosenAt: at, id }) => ({ at, id }),
)

const isChosenBy = ({ id }: Caller) => and(eq(favorites.propertyId, properties.id), eq(favorites.userId, id))

/** A page of the caller's favorites, newest first; private homes are left out. */
export const listFavorites: Verb<typeof favoriteEndpoints.list> = async ({ database, caller }, { query }) => {
  const { page, nextCursor } = await readPage(query, latestFirst, isFurther =>
    database
      .select({ ...propertyColumns, chosenAt: favorites.createdAt })
      .from(properties)
      .innerJoin(users, eq(users.id, properties.landlordId))
      .innerJoin(favorites, isChosenBy(caller))
      .where(and(isVisibleTo(caller), isFurther)),
  )
  return { properties: page, nextCursor }
}

export const listFavoriteIds: Verb<typeof favoriteEndpoints.ids> = async ({ database, caller }) => {
  const homes = await database
    .select({ id: properties.id })
    .from(properties)
    .innerJoin(favorites, isChosenBy(caller))
    .where(isVisibleTo(caller))
    .orderBy(...latestFirst.by)
    .limit(maxFavorites)
  return { ids: homes.map(({ id }) => id) }
}

/**
 * Adds a home that the caller can see to their favorites; repeating changes nothing. Throws `conflict` past
 * 1,000.
 */
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
    .insert(favorites)
    .values({ userId: caller.id, propertyId, rentAmount: home.rentAmount })
    .onConflictDoNothing()
  if ((await database.$count(favorites, eq(favorites.userId, caller.id))) > maxFavorites)
    throw new Refusal(
      'conflict',
      `You have ${maxFavorites.toLocaleString('en-US')} favorites, which is the limit. Remove one to add another.`,
    )
}

export const removeFavorite: Verb<typeof favoriteEndpoints.remove> = async (
  { database, caller },
  { params },
) => {
  await database
    .delete(favorites)
    .where(and(eq(favorites.userId, caller.id), eq(favorites.propertyId, params.propertyId)))
}
