// Unsaved changes, kept as long as the tab; never a password.
import { PropertyType } from '@portal/contract/properties/choices'
import type { DraftPlace } from '@portal/shared-ui/draft'
import * as z from 'zod/mini'

const words = z.string()
const dollars = z.nullable(z.number())
const answer = z.nullable(z.boolean())
const visibility = z.enum(['public', 'private'])

/** The changed fields, and the version of each record that they were based on. */
export const ProfileDraft = z.object({
  updatedAt: z.object({ account: words, tenantProfile: z.optional(words) }),
  values: z.partial(
    z.object({
      firstName: words,
      lastName: words,
      phone: words,
      organizationName: words,
      representativeFor: words,
      licenseNumber: words,
      licenseState: words,
      preferredLocation: words,
      minRent: dollars,
      maxRent: dollars,
      preferredPropertyType: z.union([PropertyType, z.literal('')]),
      moveInDate: words,
      employmentStatus: words,
      employerName: words,
      workExperience: words,
      monthlyIncome: dollars,
      hasRentalHistory: answer,
      previousAddresses: z.array(words),
      rentalReferences: z.array(words),
      reasonForMoving: words,
      petOwner: answer,
      petDetails: words,
      smokingStatus: words,
      hasCriminalHistory: answer,
      criminalHistoryDetails: words,
      emergencyContact: words,
      privacySettings: z.object({
        preferredLocation: visibility,
        maxRent: visibility,
        employmentStatus: visibility,
      }),
    }),
  ),
})
export type ProfileDraft = z.infer<typeof ProfileDraft>

export const draftPlace = (personId: string): DraftPlace => ({
  key: `profile-draft:${personId}`,
  lasts: 'tab',
})
