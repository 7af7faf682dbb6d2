// The values of the profile form: the account's, and those of a tenant's profile (spec §3).
import type { UpdateProfile } from '@portal/contract/auth/registration'
import type { AccountType, User } from '@portal/contract/people/person'
import type { PropertyType } from '@portal/contract/properties/choices'
import {
  answerIn,
  type sharedFields,
  type TenantProfile,
  type UpdateTenantProfile,
} from '@portal/contract/tenant-profile/tenant-profile'

type SharedField = (typeof sharedFields)[number]
type Visibility = 'public' | 'private'

/** Texts are never null; an empty text means no value. A yes-or-no question is null until it is answered. */
export interface ProfileValues {
  /** Decides which fields the account has; cannot be changed. */
  accountType: AccountType
  firstName: string
  lastName: string
  phone: string
  organizationName: string
  representativeFor: string
  licenseNumber: string
  licenseState: string
  /** A year. */
  experienceSince: number | null
  preferredLocation: string
  minRent: number | null
  maxRent: number | null
  preferredPropertyType: PropertyType | ''
  moveInDate: string
  employmentStatus: string
  employerName: string
  workExperience: string
  monthlyIncome: number | null
  hasRentalHistory: boolean | null
  previousAddresses: string[]
  rentalReferences: string[]
  reasonForMoving: string
  petOwner: boolean | null
  petDetails: string
  smokingStatus: string
  hasCriminalHistory: boolean | null
  criminalHistoryDetails: string
  emergencyContact: string
  privacySettings: Record<SharedField, Visibility>
}

export type ProfileField = Exclude<keyof ProfileValues, 'accountType'>

/** The request body, for either call. */
export type ProfileBody = UpdateProfile & UpdateTenantProfile

/** The form values of an account and its tenant's profile, which is null until it is first saved. */
export const valuesOf = (user: User, profile: TenantProfile | null): ProfileValues => ({
  accountType: user.accountType,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ?? '',
  organizationName: user.organizationName ?? '',
  representativeFor: user.representativeFor ?? '',
  licenseNumber: user.licenseNumber ?? '',
  licenseState: user.licenseState ?? '',
  experienceSince: user.experienceSince ?? null,
  preferredLocation: profile?.preferredLocation ?? '',
  minRent: profile?.minRent ?? null,
  maxRent: profile?.maxRent ?? null,
  preferredPropertyType: profile?.preferredPropertyType ?? '',
  moveInDate: profile?.moveInDate ?? '',
  employmentStatus: profile?.employmentStatus ?? '',
  employerName: profile?.employerName ?? '',
  workExperience: profile?.workExperience ?? '',
  monthlyIncome: profile?.monthlyIncome ?? null,
  hasRentalHistory: profile && answerIn(profile, 'hasRentalHistory'),
  previousAddresses: profile?.previousAddresses ?? [],
  rentalReferences: profile?.rentalReferences ?? [],
  reasonForMoving: profile?.reasonForMoving ?? '',
  petOwner: profile && answerIn(profile, 'petOwner'),
  petDetails: profile?.petDetails ?? '',
  smokingStatus: profile?.smokingStatus ?? '',
  hasCriminalHistory: profile && answerIn(profile, 'hasCriminalHistory'),
  criminalHistoryDetails: profile?.criminalHistoryDetails ?? '',
  emergencyContact: profile?.emergencyContact ?? '',
  privacySettings: visibilitiesOf(profile?.privacySettings ?? {}),
})

/** Settings default to private. */
const visibilitiesOf = (settings: TenantProfile['privacySettings']): ProfileValues['privacySettings'] => ({
  preferredLocation: settings.preferredLocation ?? 'private',
  maxRent: settings.maxRent ?? 'private',
  employmentStatus: settings.employmentStatus ?? 'private',
})

/** The values of the form as they are sent: blank becomes null, except for names. Blank list entries are dropped. */
export const bodyOf = (values: ProfileValues): Required<Omit<ProfileBody, 'profilePicture'>> => ({
  firstName: values.firstName,
  lastName: values.lastName,
  phone: values.phone.trim() || null,
  organizationName: values.organizationName,
  representativeFor: values.representativeFor,
  licenseNumber: values.licenseNumber,
  licenseState: values.licenseState,
  experienceSince: values.experienceSince,
  preferredLocation: values.preferredLocation.trim() || null,
  minRent: values.minRent,
  maxRent: values.maxRent,
  preferredPropertyType: values.preferredPropertyType || null,
  moveInDate: values.moveInDate || null,
  employmentStatus: values.employmentStatus.trim() || null,
  employerName: values.employerName.trim() || null,
  workExperience: values.workExperience.trim() || null,
  monthlyIncome: values.monthlyIncome,
  hasRentalHistory: values.hasRentalHistory,
  previousAddresses: filledOf(values.previousAddresses),
  rentalReferences: filledOf(values.rentalReferences),
  reasonForMoving: values.reasonForMoving.trim() || null,
  petOwner: values.petOwner,
  petDetails: (values.petOwner && values.petDetails.trim()) || null,
  smokingStatus: values.smokingStatus || null,
  hasCriminalHistory: values.hasCriminalHistory,
  criminalHistoryDetails: (values.hasCriminalHistory && values.criminalHistoryDetails.trim()) || null,
  emergencyContact: values.emergencyContact.trim() || null,
  privacySettings: values.privacySettings,
})

const filledOf = (entries: readonly string[]): string[] => entries.map(entry => entry.trim()).filter(Boolean)

/** NaN differs from null here, so that an invalid number is still reported. */
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (typeof one === 'object' && one !== null && JSON.stringify(one) === JSON.stringify(other))

/** The fields whose sent values differ between two states of a profile. */
export const differencesOf = (
  fields: readonly ProfileField[],
  one: ProfileValues,
  other: ProfileValues,
): ProfileField[] => {
  const [before, after] = [bodyOf(one), bodyOf(other)]
  return fields.filter(field => !isSame(before[field], after[field]))
}
