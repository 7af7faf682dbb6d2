import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { inquiryColumns } from '../../domain/inquiry-state.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { listingPersonOf, users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { homeColumnsFor } from '../home-columns.ts'

const tenants = alias(users, 'tenants')
const landlords = alias(users, 'landlords')

const { propertyTitle, isCounted: _isCounted, expiryToldAt: _expiryToldAt, ...ownColumns } = inquiryColumns

const columnsFor = (caller: Caller) => ({
  ...ownColumns,
  cancelledBy: ownColumns.canceledBy,
  property: homeColumnsFor(caller, propertyTitle),
  tenant: listingPersonOf(tenants),
  landlord: listingPersonOf(landlords),
})

/** Only about homes that exist, as the caller may see them; add where, order and limit. */
export const selectInquiries = ({ database, caller }: Context<Caller>) =>
  database
    .select(columnsFor(caller))
    .from(propertyInquiries)
    .innerJoin(properties, and(eq(properties.id, propertyInquiries.propertyId), isNotDeleted))
    .innerJoin(tenants, eq(tenants.id, propertyInquiries.tenantId))
    .innerJoin(landlords, eq(landlords.id, propertyInquiries.landlordId))
    .$dynamic()

export const getInquiry = async (context: Context<Caller>, id: string) => {
  const [inquiry] = await selectInquiries(context).where(eq(propertyInquiries.id, id))
  if (!inquiry) throw new Error(`The inquiry ${id} was written in this transaction but cannot be read in it`)
  return inquiry
}
