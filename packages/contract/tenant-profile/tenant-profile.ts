// Entered by tenants, and who can see it (spec §3 "tenant_profiles").
import * as z from 'zod/mini'
import { PropertyType } from '../properties/choices.ts'
import { list } from '../values/list.ts'
import { dateOrDateTime } from '../values/moment.ts'
import { withNeutral } from '../values/neutral.ts'
import { dollars } from '../values/number.ts'
import { id, text, timestamp } from '../values/text.ts'

/** Shown to everyone who is signed in, if the tenant made the field "public" (spec §2.11). */
export const sharedFields = ['preferredLocation', 'maxRent', 'employmentStatus'] as const

/** Stored as false by default (spec §3), so a "no" counts only once it was said. */
export const yesNoFields = ['hasRentalHistory', 'hasCriminalHistory', 'petOwner'] as const
export type YesNoField = (typeof yesNoFields)[number]

/** Null if the question was not answered. A "yes" is always an answer. */
export const answerIn = <Field extends YesNoField>(
  profile: Record<Field, boolean> & { answered: readonly string[] },
  field: Field,
): boolean | null => profile[field] || (profile.answered.includes(field) ? false : null)

const Visibility = withNeutral(z.enum(['public', 'private']), 'private')
/** Other fields are private. */
export const PrivacySettings = z.partialRecord(z.enum(sharedFields), Visibility)
export type PrivacySettings = z.infer<typeof PrivacySettings>

const entries = list(text(500), 20, 'At most 20 entries')

const fields = {
  preferredLocation: z.nullish(text(200)),
  maxRent: z.nullish(dollars),
  minRent: z.nullish(dollars),
  workExperience: z.nullish(text(2000)),
  monthlyIncome: z.nullish(dollars),
  employmentStatus: z.nullish(text(100)),
  employerName: z.nullish(text(200)),
  previousAddresses: z.optional(entries),
  reasonForMoving: z.nullish(text(2000)),
  hasRentalHistory: z.nullish(z.boolean()),
  rentalReferences: z.optional(entries),
  hasCriminalHistory: z.nullish(z.boolean()),
  criminalHistoryDetails: z.nullish(text(2000)),
  preferredPropertyType: z.nullish(PropertyType),
  petOwner: z.nullish(z.boolean()),
  petDetails: z.nullish(text(1000)),
  smokingStatus: z.nullish(text(100)),
  emergencyContact: z.nullish(text(500)),
  moveInDate: z.nullish(dateOrDateTime),
  privacySettings: z.optional(PrivacySettings),
}

export const rentOrderMessage = 'The minimum rent can’t be above the maximum'

/** Omitted fields are unchanged; null takes an answer back. */
export const UpdateTenantProfile = z.object(fields)
export type UpdateTenantProfile = z.infer<typeof UpdateTenantProfile>

export const TenantProfile = z.object({
  id,
  userId: id,
  preferredLocation: z.nullable(z.string()),
  maxRent: z.nullable(z.number()),
  minRent: z.nullable(z.number()),
  workExperience: z.nullable(z.string()),
  monthlyIncome: z.nullable(z.number()),
  employmentStatus: z.nullable(z.string()),
  employerName: z.nullable(z.string()),
  previousAddresses: z.array(z.string()),
  reasonForMoving: z.nullable(z.string()),
  hasRentalHistory: z.boolean(),
  rentalReferences: z.array(z.string()),
  hasCriminalHistory: z.boolean(),
  criminalHistoryDetails: z.nullable(z.string()),
  preferredPropertyType: z.nullable(PropertyType),
  petOwner: z.boolean(),
  petDetails: z.nullable(z.string()),
  smokingStatus: z.nullable(z.string()),
  emergencyContact: z.nullable(z.string()),
  moveInDate: z.nullable(z.iso.date()),
  privacySettings: PrivacySettings,
  /** The yes-or-no questions that the tenant answered; see `answerIn`. */
  answered: z._default(z.array(z.string()), []),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type TenantProfile = z.infer<typeof TenantProfile>
