// The demonstration's homes: fictional, and the same for everyone.
import { type FlagFilter, flagFilters } from '@portal/contract/properties/choices'
import type { HomeCard } from '@portal/contract/properties/property'
import { recordOf } from '@portal/contract/values/record-of'

type SampleHome = Pick<
  HomeCard,
  | 'title'
  | 'address'
  | 'city'
  | 'propertyType'
  | 'bedrooms'
  | 'bathrooms'
  | 'squareFootage'
  | 'rentAmount'
  | 'amenities'
> & { landlord: [firstName: string, lastName: string, isVerified: boolean] } & Partial<
    Pick<HomeCard, 'isAvailable' | FlagFilter>
  >

const sampleHomes: readonly SampleHome[] = [
  {
    title: 'Bright corner apartment with a bay window',
    address: '418 Linden Row',
    city: 'San Francisco',
    propertyType: 'apartment',
    bedrooms: 2,
    bathrooms: 1,
    squareFootage: 860,
    rentAmount: 3250,
    amenities: ['Laundry', 'Dishwasher', 'WiFi', 'Balcony'],
    petFriendly: true,
    landlord: ['Marta', 'Quinn', true],
  },
  {
    title: 'House with a garden and room for a dog',
    address: '27 Juniper Lane',
    city: 'Oakland',
    propertyType: 'house',
    bedrooms: 3,
    bathrooms: 2,
    squareFootage: 1480,
    rentAmount: 4100,
    amenities: ['Garden', 'Parking', 'Laundry'],
    petFriendly: true,
    landlord: ['Sam', 'Okafor', false],
  },
  {
    title: 'Quiet studio near the park',
    address: '9 Fern Court',
    city: 'San Francisco',
    propertyType: 'apartment',
    bedrooms: 0,
    bathrooms: 1,
    squareFootage: 420,
    rentAmount: 1850,
    amenities: ['WiFi', 'Security'],
    landlord: ['Marta', 'Quinn', true],
  },
  {
    title: 'Condo with pool and gym',
    address: '1200 Shoreline Way',
    city: 'Daly City',
    propertyType: 'condo',
    bedrooms: 1,
    bathrooms: 1.5,
    squareFootage: 710,
    rentAmount: 2600,
    amenities: ['Gym', 'Pool', 'Parking', 'Air Conditioning', 'Security'],
    smokingAllowed: true,
    landlord: ['Irene', 'Castle', false],
  },
  {
    title: 'Family house on a hill',
    address: '64 Overlook Drive',
    city: 'Daly City',
    propertyType: 'house',
    bedrooms: 4,
    bathrooms: 3,
    squareFootage: 2150,
    rentAmount: 5600,
    amenities: ['Garden', 'Parking', 'Dishwasher', 'Balcony'],
    isAvailable: false,
    petFriendly: true,
    landlord: ['Sam', 'Okafor', false],
  },
  {
    title: 'Small office above a bakery',
    address: '305 Mill Street',
    city: 'Oakland',
    propertyType: 'office',
    bedrooms: null,
    bathrooms: 1,
    squareFootage: 640,
    rentAmount: 2200,
    amenities: ['WiFi', 'Air Conditioning'],
    landlord: ['Marta', 'Quinn', true],
  },
]

export const homes: readonly HomeCard[] = sampleHomes.map(({ landlord, ...home }, index) => {
  const [firstName, lastName, isVerified] = landlord
  const id = `sample-home-${index + 1}`
  const landlordId = `sample-landlord-${lastName}`
  return {
    isAvailable: true,
    availableDate: null,
    ...recordOf(flagFilters, () => false),
    ...home,
    id,
    landlord: {
      id: landlordId,
      firstName,
      lastName,
      isVerified,
      profilePicture: null,
      accountType: 'individual',
      organizationName: null,
      isOrganizationVerified: false,
    },
    state: 'CA',
    zipCode: '94000',
    latitude: null,
    longitude: null,
    images: [],
  }
})
