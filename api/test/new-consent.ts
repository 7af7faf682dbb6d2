import type { ConsentStatus } from '@portal/contract/consents/consent'
import { eq } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'
import { userConsents } from '../src/schema/consents.ts'
import { propertyInquiries } from '../src/schema/inquiries.ts'
import { users } from '../src/schema/people.ts'
import { properties } from '../src/schema/properties.ts'
import { storedListing } from './new-listing.ts'

interface Parties {
  tenant: string
  landlord: string
}

/** They cannot sign in; returns their id. */
export const makePerson = async (database: Database, userType: 'tenant' | 'landlord'): Promise<string> => {
  const id = Bun.randomUUIDv7()
  const named = { firstName: 'Sam', lastName: 'Reed', email: `${id}@example.org`, passwordHash: '' }
  await database.insert(users).values({ ...named, id, userType })
  return id
}

export const confirmAddress = (database: Database, userId: string) =>
  database.update(users).set({ emailConfirmedAt: new Date().toISOString() }).where(eq(users.id, userId))

/** About a new home of theirs; returns the inquiry's id. */
export const makeInquiry = async (database: Database, { tenant, landlord }: Parties): Promise<string> => {
  const [id, propertyId] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  await database.insert(properties).values({ ...storedListing(), id: propertyId, landlordId: landlord })
  await database
    .insert(propertyInquiries)
    .values({ id, propertyId, tenantId: tenant, landlordId: landlord, message: 'Is it quiet?' })
  return id
}

/** Shares two facts of the tenant's profile, with an inquiry that it rests on; returns its id. */
export const makeConsent = async (
  database: Database,
  parties: Parties,
  status: ConsentStatus = 'granted',
): Promise<string> => {
  await makeInquiry(database, parties)
  const id = Bun.randomUUIDv7()
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await database.insert(userConsents).values({
    id,
    ownerId: parties.tenant,
    requesterId: parties.landlord,
    dataCategory: 'profile',
    specificFields: ['maxRent', 'moveInDate'],
    purpose: 'To see whether the home fits you.',
    status,
    ...(status !== 'pending' &&
      status !== 'denied' && { grantedAt: at(-1), expiresAt: at(status === 'expired' ? -0.5 : 7) }),
    ...(status === 'revoked' && { revokedAt: at(-0.5) }),
  })
  return id
}
