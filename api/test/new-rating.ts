import { eq } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'
import { landlordRatings } from '../src/schema/ratings.ts'
import { tenancies } from '../src/schema/tenancies.ts'
import { makeTenancy } from './new-tenancy.ts'

interface Parties {
  tenant: string
  landlord: string
}

/** A tenancy that its tenant may rate; returns its id. */
export const makeRateableTenancy = async (database: Database, parties: Parties): Promise<string> => {
  const propertyId = await makeTenancy(database, parties)
  const [tenancy] = await database.select().from(tenancies).where(eq(tenancies.propertyId, propertyId))
  return tenancy?.id ?? ''
}

/** A rating of the landlord; given fields replace the defaults. Returns its id. */
export const makeRating = async (
  database: Database,
  { tenant, landlord }: Parties,
  given: Partial<typeof landlordRatings.$inferInsert> = {},
): Promise<string> => {
  const [id, tenancyId] = [Bun.randomUUIDv7(), await makeRateableTenancy(database, { tenant, landlord })]
  await database
    .insert(landlordRatings)
    .values({ id, tenancyId, authorId: tenant, landlordId: landlord, rating: 5, ...given })
  return id
}
