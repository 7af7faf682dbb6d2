import type { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { eq, sql } from 'drizzle-orm'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { landlordRatings } from '../../schema/ratings.ts'
import { getRating } from './rating-rows.ts'

/** Throws `conflict` if they answered it before. */
export const answerRating: Verb<typeof ratingWritingEndpoints.answer> = async (context, { params, body }) => {
  const { database, caller } = context
  await refuseIfRestricted(context)
  const isIt = eq(landlordRatings.id, params.id)
  const [rating] = await database.select().from(landlordRatings).where(isIt).for('no key update')
  if (!rating) throw notFound('rating')
  if (rating.landlordId !== caller.id) throw notFound('rating', { belongsToAnother: true })
  if (rating.answer !== null) throw new Refusal('conflict', 'You’ve already answered this rating.')
  const { message, notice } = await reviewMessage(context, {
    source: 'rating_answer',
    message: body.text,
    earlier: await recentTexts(database, {
      tenantId: rating.authorId,
      landlordId: caller.id,
      senderId: caller.id,
    }),
  })
  await database.update(landlordRatings).set({ answer: message, answeredAt: sql`now()` }).where(isIt)
  return { rating: await getRating(database, rating.id), notice }
}
