// A rating of a landlord by someone who rents or rented a home of theirs.
import * as z from 'zod/mini'
import { id, timestamp } from '../values/text.ts'

/**
 * How long someone must have lived in a home before they may rate its landlord, in days; and how long before the rating counts in the
 * figures, from the later of the first day and the agreement on the portal.
 */
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
   * that it is about: it is shown, and not counted.
   */
  isSoonAfterAgreement: z._default(z.boolean(), false),
  createdAt: timestamp,
})
export type Rating = z.infer<typeof Rating>

/** The first day on which a rating of a tenancy counts, where it was agreed on `agreedOn`. */
export const ratingCountsFrom = (startsOn: string, agreedOn: string): string => {
  const later = Date.parse(startsOn > agreedOn ? startsOn : agreedOn)
  return new Date(later + ratedAfterDays * 86_400_000).toISOString().slice(0, 10)
}

/** What all ratings of a landlord come to, with one of each person and none that is too young; null and 0 without any. */
export const RatingFigures = z.object({
  averageRating: z.nullable(z.number()),
  ratingsCount: z.int(),
})
