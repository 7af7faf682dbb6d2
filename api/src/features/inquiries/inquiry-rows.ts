// How inquiries are read: with the home that they are about and both people, as far as a listing shows them.
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { listingPersonOf, users } from '../../schema/people.ts'
import { isThere, properties } from '../../schema/properties.ts'
import { runsToday, tenancies } from '../../schema/tenancies.ts'

const tenants = alias(users, 'tenants')
const landlords = alias(users, 'landlords')

const { propertyTitle, ...ownColumns } = getTableColumns(propertyInquiries)

const isPublic = eq(properties.visibilityLevel, 'public')

/** A tenant who wrote about a home that is private by now learns nothing new of it. */
const titleForTenant = sql<string>`case when ${isPublic} then ${properties.title}
  else coalesce(${propertyTitle}, ${properties.title}) end`

/** The street of a home that is private by now is only for its landlord, and for the tenants who live there. */
const addressFor = ({ id }: Caller) => sql<string>`case
  when ${isPublic} or ${properties.landlordId} = ${id} or exists (
    select from ${tenancies} where ${and(eq(tenancies.propertyId, properties.id), eq(tenancies.tenantId, id), runsToday)}
  ) then ${properties.address} else '' end`

const columnsFor = (caller: Caller) => ({
  ...ownColumns,
  property: {
    id: properties.id,
    title: caller.userType === 'landlord' ? properties.title : titleForTenant,
    address: addressFor(caller),
    city: properties.city,
    state: properties.state,
    timeZone: properties.timeZone,
  },
  tenant: listingPersonOf(tenants),
  landlord: listingPersonOf(landlords),
})

/** A query for inquiries about homes that were not deleted, in the shape of the contract, as the caller may see them; add where, order and limit. */
export const selectInquiries = ({ database, caller }: Context<Caller>) =>
  database
    .select(columnsFor(caller))
    .from(propertyInquiries)
    .innerJoin(properties, and(eq(properties.id, propertyInquiries.propertyId), isThere))
    .innerJoin(tenants, eq(tenants.id, propertyInquiries.tenantId))
    .innerJoin(landlords, eq(landlords.id, propertyInquiries.landlordId))
    .$dynamic()

/** An inquiry that is known to exist, as of this transaction. */
export const getInquiry = async (context: Context<Caller>, id: string) => {
  const [inquiry] = await selectInquiries(context).where(eq(propertyInquiries.id, id))
  if (!inquiry) throw new Error(`The inquiry ${id} was written in this transaction but cannot be read in it`)
  return inquiry
}
