// Separate, so that pages that only show ratings do not load these rules.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, requiredText, text } from '../values/text.ts'
import { Rating } from './rating.ts'

export const RateLandlord = z.object({
  rating: z
    .int({ error: 'Please choose from 1 to 5 stars' })
    .check(z.minimum(1, 'Please choose from 1 to 5 stars'), z.maximum(5, 'Please choose from 1 to 5 stars')),
  text: z.nullish(text(2000)),
})
export type RateLandlord = z.infer<typeof RateLandlord>

export const AnswerRating = z.object({ text: requiredText(2000, 'Please write an answer') })
export type AnswerRating = z.infer<typeof AnswerRating>

/** `notice` is the contact filter's, in spec §5's words; null if it found nothing. */
const RatingWithNotice = z.object({ rating: Rating, notice: z.nullable(z.string()) })

export const ratingWritingEndpoints = {
  rate: endpoint({
    method: 'POST',
    path: '/api/tenancies/:id/rating',
    summary: 'Rate the landlord, once a tenancy: after 30 days, and until 180 days after its end',
    access: 'tenant',
    own: true,
    params: ById,
    body: RateLandlord,
    status: 201,
    answer: RatingWithNotice,
    errors: ['conflict', 'contact_details', 'restricted'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/ratings/:id/answer',
    summary: 'Answer a rating of oneself, once',
    access: 'landlord',
    own: true,
    params: ById,
    body: AnswerRating,
    status: 200,
    answer: RatingWithNotice,
    errors: ['conflict', 'contact_details', 'restricted'],
  }),
}
