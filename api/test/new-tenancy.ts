import type { Database } from '../src/platform/database/database.ts'
import { properties } from '../src/schema/properties.ts'
import { tenancies } from '../src/schema/tenancies.ts'
import { day } from './day.ts'
import { storedListing } from './new-listing.ts'

/** Creates a home of the landlord where the tenant has lived since 2020, and returns the home's id. */
export const makeTenancy = async (
  database: Database,
  { tenant, landlord, endsOn }: { tenant: string; landlord: string; endsOn?: string },
): Promise<string> => {
  const propertyId = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...storedListing(), id: propertyId, landlordId: landlord })
  const agreedAt = '2019-12-01T12:00:00Z'
  await database
    .insert(tenancies)
    .values({ propertyId, tenantId: tenant, startsOn: '2020-01-01', endsOn, agreedAt })
  return propertyId
}

/** Offers a new home of the landlord to the tenant from today on, as to an applicant, and returns the offer's id. */
export const makeOffer = async (
  database: Database,
  { tenant, landlord }: { tenant: string; landlord: string },
  given: Partial<typeof tenancies.$inferInsert> = {},
): Promise<string> => {
  const [id, homeId] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  if (!given.propertyId)
    await database.insert(properties).values({ ...storedListing(), id: homeId, landlordId: landlord })
  const offer = {
    propertyId: homeId,
    tenantId: tenant,
    status: 'offered',
    startsOn: day(-1),
    householdId: id,
  } as const
  await database.insert(tenancies).values({ ...offer, ...given, id })
  return id
}

/** A valid request; given fields replace the defaults. */
export const newRequest = (propertyId: string, given: Record<string, unknown> = {}) => ({
  propertyId,
  title: 'Dripping tap',
  description: 'The tap in the kitchen drips all night.',
  category: 'plumbing',
  ...given,
})
