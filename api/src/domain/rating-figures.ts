// What all ratings of a landlord come to.
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { landlordRatings } from '../schema/ratings.ts'

/** The condition of the landlord's ratings that are shown. */
export const isShownRatingOf = (landlordId: string) =>
  and(eq(landlordRatings.landlordId, landlordId), isNull(landlordRatings.hiddenAt))

/** The average with one decimal (spec §9), null without any, and the number of a landlord's ratings. */
export const ratingFiguresOf = async (database: Database, landlordId: string) => {
  const [figures] = await database
    .select({
      averageRating: sql<number | null>`round(avg(${landlordRatings.rating}), 1)::float8`,
      ratingsCount: count(),
    })
    .from(landlordRatings)
    .where(isShownRatingOf(landlordId))
  return figures ?? { averageRating: null, ratingsCount: 0 }
}
