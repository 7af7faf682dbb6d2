import type { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { eq } from 'drizzle-orm'
import { refuseIfRestricted } from '../../platform/posting-restriction.ts'
import type { Verb } from '../../platform/route.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { properties } from '../../schema/properties.ts'
import { lockOwnProperty } from './property-access.ts'
import { getProperty } from './property-rows.ts'
import { reviewListing } from './review-listing.ts'

/** Changes what was sent of the caller's own home, within what the contact filter allows. */
export const updateProperty: Verb<typeof listingEndpoints.update> = async (context, { params, body }) => {
  await refuseIfRestricted(context)
  return inTransaction(context.database, async transaction => {
    const stored = await lockOwnProperty(transaction, context.caller, params.id)
    const { notice, ...words } = await reviewListing(context, transaction, body, stored)
    await transaction
      .update(properties)
      .set({
        ...body,
        ...words,
        updatedAt: new Date().toISOString(),
      })
      .where(eq(properties.id, params.id))
    return { property: await getProperty(transaction, params.id), notice }
  })
}
