// What a profile card says of a person, as words. What is not known is left out (spec §2.11, §3 "Profile card fields").
import { formatMoney } from '../format-money/format-money.tsx'

/** A person's facts; whatever is left out, undefined or null is not known. */
export interface ProfileFacts {
  userType: 'tenant' | 'landlord'
  firstName: string
  lastName: string
  /** Address of a picture. */
  avatar?: string | null
  isVerified?: boolean
  backgroundCheckStatus?: 'approved' | 'rejected' | (string & {}) | null
  /** Where they live or work, 'City, State'. */
  location?: string | null
  accountType?: 'individual' | 'organization' | 'representative' | 'realtor'
  organizationName?: string | null
  representativeFor?: string | null
  licenseNumber?: string | null
  licenseState?: string | null
  isOrganizationVerified?: boolean
  /** Where a tenant is looking. */
  preferredLocation?: string | null
  /** Dollars a month. */
  maxRent?: number | null
  employmentStatus?: string | null
  propertiesCount?: number | null
  yearsExperience?: number | null
  /** Out of five. */
  averageRating?: number | null
  /** Percent. */
  profileCompleteness?: number | null
  /** ISO 8601. */
  joinDate?: string | null
}

/** The words for a fact; null when it is not known. */
const said = <Value,>(value: Value | null | undefined, words: (value: Value) => string): string | null =>
  value === null || value === undefined ? null : words(value)

/** For whom or as what a person acts: 'Bay Homes LLC', 'Realtor, license 01234567 (CA)'; null for one acting for themselves. */
export const standingOf = (person: ProfileFacts): string | null => {
  const { accountType, organizationName, representativeFor, licenseNumber, licenseState } = person
  if (accountType === 'organization') return organizationName || null
  if (accountType === 'representative')
    return representativeFor ? `Acting for ${representativeFor}` : 'Representative'
  if (accountType !== 'realtor') return null
  const license = licenseNumber && `license ${licenseNumber}${licenseState ? ` (${licenseState})` : ''}`
  return license ? `Realtor, ${license}` : 'Realtor'
}

/** 'Verified' for an account that acts for others and was checked; 'Licensed' for any other realtor. */
export const accountBadgeOf = (person: ProfileFacts): 'Verified' | 'Licensed' | null => {
  if (!person.accountType || person.accountType === 'individual') return null
  if (person.isOrganizationVerified) return 'Verified'
  return person.accountType === 'realtor' ? 'Licensed' : null
}

/** The facts of their side of the portal, in the card's order; spec §9 fixes how budget and rating are written. */
export const detailsOf = (person: ProfileFacts): { label: string; value: string | null | undefined }[] => {
  const details =
    person.userType === 'tenant'
      ? [
          { label: 'Looking in', value: person.preferredLocation },
          { label: 'Budget', value: said(person.maxRent, rent => `${formatMoney(rent)} per month`) },
          { label: 'Employment', value: person.employmentStatus },
        ]
      : [
          {
            label: 'Properties',
            value: said(person.propertiesCount, count => count.toLocaleString('en-US')),
          },
          {
            label: 'Experience',
            value: said(person.yearsExperience, years => (years === 1 ? '1 year' : `${years} years`)),
          },
          { label: 'Rating', value: said(person.averageRating, rating => `${rating.toFixed(1)} of 5`) },
        ]
  return details.filter(({ value }) => value)
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'San Francisco, CA · Joined March 2024'. */
export const originOf = ({ location, joinDate }: ProfileFacts): string =>
  [location, joinDate && `Joined ${month.format(new Date(joinDate))}`].filter(Boolean).join(' · ')
