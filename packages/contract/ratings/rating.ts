import * as z from 'zod/mini'
import { id, timestamp } from '../values/text.ts'

/**
 * Days in a home before its landlord can be rated, and before the rating counts, from the later of the first day and
 * the agreement on the portal.
 */
export const ratedAfterDays = 30
/** Days after its end. */
export const ratedUntilDays = 180

export const Rating = z.object({
  id,
  /** From 1 to 5. */
  rating: z.int(),
  text: z.nullable(z.string()),
  /** No more than the first name is shown. */
  authorFirstName: z.string(),
  /** The landlord's one answer. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(timestamp),
  /**
   * Within `ratedAfterDays` of the agreement on the portal, which knew nothing of the time before: shown, not
   * counted.
   */
  isSoonAfterAgreement: z._default(z.boolean(), false),
  /** Since when it is removed by the portal: it has no text and does not count. */
  removedAt: z._default(z.nullable(timestamp), null),
  createdAt: timestamp,
})
export type Rating = z.infer<typeof Rating>

/** The first day on which a rating counts. */
export const ratingCountsFrom = (startsOn: string, agreedOn: string): string => {
  const later = Date.parse(startsOn > agreedOn ? startsOn : agreedOn)
  return new Date(later + ratedAfterDays * 86_400_000).toISOString().slice(0, 10)
}

/** One rating of each person, and none that is too young; null and 0 without any. */
export const RatingFigures = z.object({
  averageRating: z.nullable(z.number()),
  ratingsCount: z.int(),
})
