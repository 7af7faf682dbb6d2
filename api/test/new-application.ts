import type { ApplicationStatus } from '@portal/contract/applications/application'
import type { Database } from '../src/platform/database/database.ts'
import { applications } from '../src/schema/applications.ts'
import { properties } from '../src/schema/properties.ts'
import { tenancies } from '../src/schema/tenancies.ts'
import { day } from './day.ts'
import { storedListing } from './new-listing.ts'

interface Parties {
  tenant: string
  landlord: string
}

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** Public and available; returns its id. */
export const makeHome = async (database: Database, landlord: string): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...storedListing(), id, landlordId: landlord })
  return id
}

/** As the database takes it. */
export const storedApplication = ({ tenant, landlord }: Parties, propertyId: string) => ({
  propertyId,
  propertyTitle: 'Sunny flat near the park',
  tenantId: tenant,
  landlordId: landlord,
  moveInDate: day(30),
  occupants: 2,
  message: 'We would love to live there.',
  terms: {
    rentAmount: 3200,
    securityDeposit: null,
    minimumIncome: null,
    availableDate: null,
    petFriendly: false,
    smokingAllowed: false,
    requiresBackgroundCheck: true,
  },
  fit: [{ name: 'income' as const, isMet: true }],
  expiresAt: inDays(30),
})

/** For a new home by default, with an open offer if it is accepted; returns its id. */
export const makeApplication = async (
  database: Database,
  parties: Parties,
  { status = 'submitted', propertyId }: { status?: ApplicationStatus; propertyId?: string } = {},
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  const home = propertyId ?? (await makeHome(database, parties.landlord))
  await database.insert(applications).values({ ...storedApplication(parties, home), id, status })
  if (status === 'accepted')
    await database.insert(tenancies).values({
      propertyId: home,
      tenantId: parties.tenant,
      applicationId: id,
      status: 'offered',
      startsOn: day(30),
    })
  return id
}

/** Given fields replace the defaults. */
export const newTerms = (fields: Record<string, unknown> = {}) => ({
  startsOn: day(30),
  rentAmount: 3200,
  ...fields,
})

/** Given fields replace the defaults. */
export const newApplication = (propertyId: string, fields: Record<string, unknown> = {}) => ({
  propertyId,
  moveInDate: day(30),
  occupants: 2,
  message: 'We would love to live there.',
  ...fields,
})
