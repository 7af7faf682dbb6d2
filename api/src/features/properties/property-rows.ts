// How a home is read: its row, and what a listing shows of its landlord.
import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { listingPersonOf, users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'

/** Of a home, with what a listing shows of its landlord. */
export const propertyColumns = { ...getTableColumns(properties), landlord: listingPersonOf(users) }

/** A query for homes in the shape of the contract; add where, order and limit. */
export const selectProperties = (database: Database) =>
  database
    .select(propertyColumns)
    .from(properties)
    .innerJoin(users, eq(users.id, properties.landlordId))
    .$dynamic()

/** A home that is known to exist, as of this transaction. */
export const getProperty = async (transaction: Database, id: string) => {
  const [property] = await selectProperties(transaction).where(eq(properties.id, id))
  if (!property) throw new Error(`The home ${id} was written in this transaction but cannot be read in it`)
  return property
}
