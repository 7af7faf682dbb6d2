import type { PublicPerson } from '@portal/contract/people/endpoints'
import type { ListingPerson } from '@portal/contract/people/person'

/** A landlord, as others see one who says little. */
export const samplePerson = (person: ListingPerson, overrides: Partial<PublicPerson> = {}): PublicPerson => ({
  ...person,
  userType: 'landlord',
  representativeFor: null,
  licenseNumber: null,
  licenseState: null,
  isBackgroundCheckApproved: true,
  checks: [],
  propertiesCount: 6,
  location: null,
  yearsExperience: null,
  averageRating: null,
  ratingsCount: 0,
  hasRatings: false,
  replyTimeMinutes: null,
  answeredPercent: null,
  preferredLocation: null,
  maxRent: null,
  employmentStatus: null,
  profileCompleteness: null,
  joinDate: '2024-03-05T12:00:00.000Z',
  ...overrides,
})
