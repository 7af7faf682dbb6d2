// A profile card's facts in words; unknown ones are left out (spec §2.11, §3 "Profile card fields").
import { formatMoney } from '../format-money/format-money.tsx'

/** Undefined or null means unknown. */
export interface ProfileFacts {
  userType: 'tenant' | 'landlord'
  firstName: string
  lastName: string
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
  preferredLocation?: string | null
  /** Dollars per month. */
  maxRent?: number | null
  employmentStatus?: string | null
  propertiesCount?: number | null
  yearsExperience?: number | null
  /** Out of five. */
  averageRating?: number | null
  /** Left out if unknown. */
  ratingsCount?: number
  /** Percent. */
  profileCompleteness?: number | null
  /** ISO 8601. */
  joinDate?: string | null
}

/** Null if the fact is unknown. */
const inWords = <Value,>(value: Value | null | undefined, words: (value: Value) => string): string | null =>
  value === null || value === undefined ? null : words(value)

/** 'Bay Homes LLC', 'Realtor, license 01234567 (CA)'; null for a private person. */
export const standingOf = (person: ProfileFacts): string | null => {
  const { accountType, organizationName, representativeFor, licenseNumber, licenseState } = person
  if (accountType === 'organization') return organizationName || null
  if (accountType === 'representative')
    return representativeFor ? `Acting for ${representativeFor}` : 'Representative'
  if (accountType !== 'realtor') return null
  const license = licenseNumber && `license ${licenseNumber}${licenseState ? ` (${licenseState})` : ''}`
  return license ? `Realtor, ${license}` : 'Realtor'
}

interface AccountBadge {
  words: 'Verified' | 'Licensed' | 'License number given'
  isChecked: boolean
}

/** Spec §2.11, but 'Licensed' only for a license that was checked: a number alone only shows that it was typed. */
export const accountBadgeOf = (person: ProfileFacts): AccountBadge | null => {
  const { accountType, isOrganizationVerified, licenseNumber } = person
  if (!accountType || accountType === 'individual') return null
  if (isOrganizationVerified)
    return { words: accountType === 'realtor' ? 'Licensed' : 'Verified', isChecked: true }
  return accountType === 'realtor' && licenseNumber
    ? { words: 'License number given', isChecked: false }
    : null
}

/** For their side of the portal, in the card's order; spec §9 sets how budget and rating are written. */
export const detailsOf = (person: ProfileFacts): { label: string; value: string | null | undefined }[] => {
  const details =
    person.userType === 'tenant'
      ? [
          { label: 'Looking in', value: person.preferredLocation },
          { label: 'Budget', value: inWords(person.maxRent, rent => `${formatMoney(rent)} per month`) },
          { label: 'Employment', value: person.employmentStatus },
        ]
      : [
          {
            label: 'Properties',
            value: inWords(person.propertiesCount, count => count.toLocaleString('en-US')),
          },
          {
            label: 'Experience',
            value: inWords(
              person.yearsExperience,
              years => `${years === 1 ? '1 year' : `${years} years`} (own statement)`,
            ),
          },
          {
            label: 'Rating',
            value: inWords(person.averageRating, rating => ratingInWords(rating, person.ratingsCount)),
          },
        ]
  return details.filter(({ value }) => value)
}

/** '4.7 (12)', or '4.7 of 5' if the number of ratings is unknown. */
const ratingInWords = (rating: number, count: number | undefined): string =>
  count === undefined ? `${rating.toFixed(1)} of 5` : `${rating.toFixed(1)} (${count})`

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'San Francisco, CA · Joined March 2024'. */
export const originOf = ({ location, joinDate }: ProfileFacts): string =>
  [location, joinDate && `Joined ${month.format(new Date(joinDate))}`].filter(Boolean).join(' · ')
