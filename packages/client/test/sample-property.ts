import { homeFields, namesOf } from '@portal/contract/properties/home-fields'
import type { OwnProperty, WaitingForLandlord } from '@portal/contract/properties/own-property'
import type { Property } from '@portal/contract/properties/property'
import { recordOf } from '@portal/contract/values/record-of'

const landlordId = '0190a000-0000-7000-8000-000000000002'

export const sampleProperty = (overrides: Partial<Property> = {}): Property => ({
  ...recordOf(namesOf({ kind: 'number' }), () => null),
  ...recordOf(namesOf({ kind: 'dollars' }), () => null),
  ...recordOf(namesOf({ kind: 'flag' }), name => homeFields[name].preset),
  id: crypto.randomUUID(),
  landlordId,
  title: 'Sunny flat in the Mission',
  description: 'Two rooms with a bay window.',
  address: '12 Guerrero St',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94103',
  neighborhood: null,
  latitude: 37.77,
  longitude: -122.42,
  timeZone: 'America/Los_Angeles',
  hasTourHours: false,
  propertyType: 'apartment',
  bedrooms: 2,
  bathrooms: 1.5,
  squareFootage: 1120,
  rentAmount: 3250,
  securityDeposit: 3000,
  availableDate: '2025-12-01',
  amenities: [],
  images: [],
  imageDescriptions: {},
  policyDocuments: [],
  visibilityLevel: 'public',
  landlord: {
    id: landlordId,
    firstName: 'Dana',
    lastName: 'Ortiz',
    profilePicture: null,
    accountType: 'individual',
    organizationName: null,
    isVerified: true,
    isOrganizationVerified: false,
  },
  createdAt: '2026-11-03T12:00:00.000Z',
  updatedAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})

export const sampleOwnProperty = (overrides: Partial<OwnProperty> = {}): OwnProperty => ({
  ...sampleProperty(),
  openInquiries: 0,
  openMaintenanceRequests: 0,
  favorites: 0,
  openApplications: 0,
  tenants: [],
  occupiedUntil: null,
  vacantSince: null,
  heldAt: null,
  heldReason: null,
  freeFrom: null,
  ...overrides,
})

export const nothingWaits: WaitingForLandlord = {
  inquiries: 0,
  oldestInquiry: null,
  tours: 0,
  nextTour: null,
  applications: 0,
  lapsingOffers: 0,
  lapsingHome: null,
  notices: 0,
  noticedHome: null,
  urgentRepairs: 0,
}
