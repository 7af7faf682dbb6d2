import { and, count, desc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { landlordRatings } from '../schema/ratings.ts'
import { isRatedSoon, tenancies } from '../schema/tenancies.ts'

const isShownRatingOf = (landlordId: string) =>
  and(eq(landlordRatings.landlordId, landlordId), isNull(landlordRatings.hiddenAt))

/**
 * The average with one decimal (spec §9), null without any, and the number of ratings. Of each person the
 * last one counts; those that are too young (`isRatedSoon`) do not.
 */
export const ratingFiguresOf = async (database: Database, landlordId: string) => {
  const { authorId, createdAt, id, rating, tenancyId } = landlordRatings
  const counted = database
    .selectDistinctOn([authorId], { rating })
    .from(landlordRatings)
    .innerJoin(tenancies, eq(tenancies.id, tenancyId))
    .where(and(isShownRatingOf(landlordId), not(isRatedSoon(createdAt))))
    .orderBy(authorId, desc(id))
    .as('counted')
  const [figures] = await database
    .select({
      averageRating: sql<number | null>`round(avg(${counted.rating}), 1)::float8`,
      ratingsCount: count(),
    })
    .from(counted)
  return figures ?? { averageRating: null, ratingsCount: 0 }
}

/** Counted or not. */
export const hasRatings = async (database: Database, landlordId: string): Promise<boolean> =>
  (await database.$count(landlordRatings, isShownRatingOf(landlordId))) > 0
