import type { Consent } from '@portal/contract/consents/consent'
import type { ListingPerson } from '@portal/contract/people/person'

const idOf = (n: number): string => `0190a000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`

const personOf = (id: string, firstName: string, lastName: string): ListingPerson => ({
  id,
  firstName,
  lastName,
  profilePicture: null,
  accountType: 'individual',
  organizationName: null,
  isVerified: false,
  isOrganizationVerified: false,
})

export const tenant = personOf('0190a000-0000-7000-8000-000000000001', 'Ana', 'Reyes')
export const landlord = personOf(idOf(90), 'Marcus', 'Hale')

/** A landlord's request for a tenant's facts. */
export const sampleConsent = (n: number, overrides: Partial<Consent> = {}): Consent => ({
  id: idOf(n),
  ownerId: tenant.id,
  requesterId: landlord.id,
  propertyId: null,
  dataCategory: 'profile',
  specificFields: ['maxRent', 'moveInDate', 'petOwner'],
  status: 'pending',
  purpose: 'To see whether the home fits you.',
  grantedAt: null,
  expiresAt: null,
  revokedAt: null,
  owner: tenant,
  requester: landlord,
  readCount: 0,
  lastReadAt: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  updatedAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})

export const grantedConsent = (n: number, overrides: Partial<Consent> = {}): Consent =>
  sampleConsent(n, {
    status: 'granted',
    specificFields: ['maxRent', 'petOwner'],
    grantedAt: '2026-11-04T12:00:00.000Z',
    expiresAt: '2040-12-04T12:00:00.000Z',
    ...overrides,
  })
