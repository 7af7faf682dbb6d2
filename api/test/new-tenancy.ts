import type { Database } from '../src/platform/database/database.ts'
import { properties } from '../src/schema/properties.ts'
import { tenancies } from '../src/schema/tenancies.ts'
import { day } from './day.ts'
import { storedListing } from './new-listing.ts'

/** The tenant has lived there since 2020; returns the home's id. */
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

/** Offers a new home, from today on, as to an applicant; returns its id. */
export const makeOffer = async (
  database: Database,
  { tenant, landlord }: { tenant: string; landlord: string },
  fields: Partial<typeof tenancies.$inferInsert> = {},
): Promise<string> => {
  const [id, homeId] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  if (!fields.propertyId)
    await database.insert(properties).values({ ...storedListing(), id: homeId, landlordId: landlord })
  const offer = {
    propertyId: homeId,
    tenantId: tenant,
    status: 'offered',
    startsOn: day(-1),
    householdId: id,
  } as const
  await database.insert(tenancies).values({ ...offer, ...fields, id })
  return id
}

/** Given fields replace the defaults. */
export const newRequest = (propertyId: string, fields: Record<string, unknown> = {}) => ({
  propertyId,
  title: 'Dripping tap',
  description: 'The tap in the kitchen drips all night.',
  category: 'plumbing',
  ...fields,
})
