import { eq } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'
import { landlordRatings } from '../src/schema/ratings.ts'
import { tenancies } from '../src/schema/tenancies.ts'
import { makeTenancy } from './new-tenancy.ts'

interface Parties {
  tenant: string
  landlord: string
}

/** Returns its id. */
export const makeRateableTenancy = async (database: Database, parties: Parties): Promise<string> => {
  const propertyId = await makeTenancy(database, parties)
  const [tenancy] = await database.select().from(tenancies).where(eq(tenancies.propertyId, propertyId))
  return tenancy?.id ?? ''
}

/** Given fields replace the defaults; returns its id. */
export const makeRating = async (
  database: Database,
  { tenant, landlord }: Parties,
  fields: Partial<typeof landlordRatings.$inferInsert> = {},
): Promise<string> => {
  const [id, tenancyId] = [Bun.randomUUIDv7(), await makeRateableTenancy(database, { tenant, landlord })]
  await database
    .insert(landlordRatings)
    .values({ id, tenancyId, authorId: tenant, landlordId: landlord, rating: 5, ...fields })
  return id
}
