// What "View Profile" opens (spec §2.11).
import * as z from 'zod/mini'
import { dealingStages } from '../consents/dealing-stages.ts'
import { endpoint } from '../endpoint.ts'
import { withNeutral } from '../values/neutral.ts'
import { ById, timestamp } from '../values/text.ts'
import { Check } from '../verifications/check.ts'
import { ListingPerson, User } from './person.ts'

/**
 * Never an email address, a phone number or private income; a background check only if approved, a tenant's profile
 * only if public.
 */
export const PublicPerson = z.object({
  ...ListingPerson.shape,
  userType: User.shape.userType,
  representativeFor: User.shape.representativeFor,
  licenseNumber: User.shape.licenseNumber,
  licenseState: User.shape.licenseState,
  isBackgroundCheckApproved: z.boolean(),
  /** What was checked and until when; nothing that failed or is missing. */
  checks: z._default(z.array(Check).check(z.maxLength(20)), []),
  /** Public listings; 0 for tenants. */
  propertiesCount: z.int(),
  /** Where most of a landlord's public homes are, 'City, State'. */
  location: z._default(z.nullable(z.string()), null),
  /** As a landlord says, if they do. */
  yearsExperience: z._default(z.nullable(z.int()), null),
  /** From 1 to 5; null if none is counted. */
  averageRating: z._default(z.nullable(z.number()), null),
  /** One of each person, and none that is too young. */
  ratingsCount: z._default(z.int(), 0),
  /** To show, counted or not. */
  hasRatings: z._default(z.boolean(), false),
  /** A landlord's median to the first answer, of the last 90 days; null while there are too few inquiries. */
  replyTimeMinutes: z._default(z.nullable(z.int()), null),
  /** How many of a landlord's inquiries were answered; null while there are too few. */
  answeredPercent: z._default(z.nullable(z.int()), null),
  preferredLocation: z.nullable(z.string()),
  /** Dollars per month. */
  maxRent: z.nullable(z.number()),
  employmentStatus: z.nullable(z.string()),
  /** A tenant's, in tens of percent, for landlords and for the tenant; null for anyone else. */
  profileCompleteness: z._default(z.nullable(z.int()), null),
  joinDate: timestamp,
})
export type PublicPerson = z.infer<typeof PublicPerson>

export const peopleEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/people/:id',
    summary: "A person's public page; a tenant's is only for people who are signed in",
    access: 'anyone',
    params: ById,
    status: 200,
    answer: z.object({
      person: PublicPerson,
      /** Null for visitors, too. */
      dealing: z._default(z.nullable(withNeutral(z.enum(dealingStages), 'inquiry')), null),
      /** The categories of facts that the caller and the person cannot share, because neither has the plan; not for visitors. */
      beyondPlan: z.optional(z.array(z.string())),
    }),
  }),
}
