import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { and, eq } from 'drizzle-orm'
import { ratingFiguresOf } from '../../domain/rating-figures.ts'
import { newestFirst, readPage } from '../../platform/request/read-page.ts'
import { notFound } from '../../platform/request/refusal.ts'
import { route, type Verb } from '../../platform/request/route.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { landlordRatings } from '../../schema/ratings.ts'
import { answerRating } from './answer-rating.ts'
import { rateLandlord, readOwnRating, readRated } from './rate-landlord.ts'
import { selectRatings } from './rating-rows.ts'

/** Newest first, with the places of hidden ones; throws `not_found` for anyone but a landlord. */
const listRatings: Verb<typeof ratingEndpoints.ofLandlord> = async ({ database }, { params, query }) => {
  const isLandlord = and(eq(users.id, params.id), eq(users.userType, 'landlord'), isAccountOpen)
  if ((await database.$count(users, isLandlord)) === 0) throw notFound('landlord')
  const { page, nextCursor } = await readPage(query, newestFirst(landlordRatings.id), isFurther =>
    selectRatings(database).where(and(eq(landlordRatings.landlordId, params.id), isFurther)),
  )
  return { ...(await ratingFiguresOf(database, params.id)), ratings: page, nextCursor }
}

export const ratingRoutes = [
  route(ratingEndpoints.ofLandlord, listRatings),
  route(ratingEndpoints.ofTenancy, readOwnRating),
  route(ratingWritingEndpoints.rate, rateLandlord, { again: readRated }),
  route(ratingWritingEndpoints.answer, answerRating),
]
