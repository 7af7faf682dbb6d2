// How inquiries are read: with the home that they are about and both people, as far as a listing shows them.
import { eq, getTableColumns } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { listingPersonOf, users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'

const tenants = alias(users, 'tenants')
const landlords = alias(users, 'landlords')

const { earlierResponses: _, ...ownColumns } = getTableColumns(propertyInquiries)

const columns = {
  ...ownColumns,
  property: {
    id: properties.id,
    title: properties.title,
    address: properties.address,
    city: properties.city,
    state: properties.state,
  },
  tenant: listingPersonOf(tenants),
  landlord: listingPersonOf(landlords),
}

/** A query for inquiries in the shape of the contract; add where, order and limit. */
export const selectInquiries = (database: Database) =>
  database
    .select(columns)
    .from(propertyInquiries)
    .innerJoin(properties, eq(properties.id, propertyInquiries.propertyId))
    .innerJoin(tenants, eq(tenants.id, propertyInquiries.tenantId))
    .innerJoin(landlords, eq(landlords.id, propertyInquiries.landlordId))
    .$dynamic()

/** An inquiry that is known to exist, as of this transaction. */
export const getInquiry = async (transaction: Database, id: string) => {
  const [inquiry] = await selectInquiries(transaction).where(eq(propertyInquiries.id, id))
  if (!inquiry) throw new Error(`The inquiry ${id} was written in this transaction but cannot be read in it`)
  return inquiry
}
