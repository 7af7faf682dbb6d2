import type { AccountType, UserType } from '@portal/contract/people/person'
import { accountFieldLabels, accountFields } from '../../auth/account-words.ts'
import type { ProfileField } from './profile-values.ts'

export interface ProfileSection {
  id: string
  label: string
  of: 'account' | 'tenantProfile'
  fields: readonly ProfileField[]
}

interface Kind {
  accountType: AccountType
  userType: UserType
}

export const accountSection = ({ accountType, userType }: Kind) =>
  ({
    id: 'account',
    label: 'Account',
    of: 'account',
    fields: [
      'firstName',
      'lastName',
      'phone',
      ...(userType === 'landlord' ? (['experienceSince'] as const) : []),
      ...accountFields(accountType),
    ],
  }) as const satisfies ProfileSection

export const tenantSections = {
  lookingFor: {
    id: 'looking-for',
    label: 'Looking for',
    of: 'tenantProfile',
    fields: ['preferredLocation', 'minRent', 'maxRent', 'preferredPropertyType', 'moveInDate'],
  },
  work: {
    id: 'work-and-income',
    label: 'Work and income',
    of: 'tenantProfile',
    fields: ['employmentStatus', 'employerName', 'workExperience', 'monthlyIncome'],
  },
  rentals: {
    id: 'rental-history',
    label: 'Rental history',
    of: 'tenantProfile',
    fields: ['hasRentalHistory', 'previousAddresses', 'rentalReferences', 'reasonForMoving'],
  },
  household: {
    id: 'household',
    label: 'Household',
    of: 'tenantProfile',
    fields: ['petOwner', 'petDetails', 'smokingStatus', 'hasCriminalHistory', 'criminalHistoryDetails'],
  },
  emergency: {
    id: 'emergency',
    label: 'Emergency',
    of: 'tenantProfile',
    fields: ['emergencyContact'],
  },
  privacy: { id: 'privacy', label: 'Privacy', of: 'tenantProfile', fields: ['privacySettings'] },
} as const satisfies Record<string, ProfileSection>

/** Everything that this page saves, in order. */
export const sectionsOf = (person: Kind): ProfileSection[] => [
  accountSection(person),
  ...(person.userType === 'tenant' ? Object.values(tenantSections) : []),
]

export const fieldLabels: Record<ProfileField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  experienceSince: 'Landlord since',
  ...accountFieldLabels,
  preferredLocation: 'Preferred location',
  minRent: 'Minimum rent',
  maxRent: 'Maximum rent',
  preferredPropertyType: 'Property type',
  moveInDate: 'Move-in date',
  employmentStatus: 'Employment status',
  employerName: 'Employer',
  workExperience: 'Work experience',
  monthlyIncome: 'Monthly income',
  hasRentalHistory: 'Rented before',
  previousAddresses: 'Previous addresses',
  rentalReferences: 'Rental references',
  reasonForMoving: 'Reason for moving',
  petOwner: 'Pets',
  petDetails: 'About your pets',
  smokingStatus: 'Smoking',
  hasCriminalHistory: 'Criminal record',
  criminalHistoryDetails: 'About your record',
  emergencyContact: 'Emergency contact',
  privacySettings: 'Who sees what',
}
