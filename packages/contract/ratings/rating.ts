// A rating of a landlord by someone who rents or rented a home of theirs.
import * as z from 'zod/mini'
import { id, timestamp } from '../values/text.ts'

/** How long someone must have lived in a home before they may rate its landlord, in days. */
export const ratedAfterDays = 30
/** How long after its end a tenancy may be rated, in days. */
export const ratedUntilDays = 180

export const Rating = z.object({
  id,
  /** From 1 to 5. */
  rating: z.int(),
  text: z.nullable(z.string()),
  /** Who lived there; no more than the first name is told. */
  authorFirstName: z.string(),
  /** The landlord's one answer. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(timestamp),
  /**
   * Whether it was written within `ratedAfterDays` after the two agreed to the tenancy on the portal, which then knew nothing of the time
   * that it is about.
   */
  isSoonAfterAgreement: z._default(z.boolean(), false),
  createdAt: timestamp,
})
export type Rating = z.infer<typeof Rating>

/** What all ratings of a landlord come to; null and 0 without any. */
export const RatingFigures = z.object({
  averageRating: z.nullable(z.number()),
  ratingsCount: z.int(),
})
