import type { propertyEndpoints } from '@portal/contract/property'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { properties } from './properties.table.ts'
import { selectProperties } from './property-rows.ts'

/** Lists a home of the calling landlord. Throws `restricted` when confirmed violations keep them from posting. */
export const createProperty: Verb<typeof propertyEndpoints.create> = async (
  { database, caller },
  { body },
) => {
  if (caller.isContentRestricted)
    throw new Refusal('restricted', 'Your account may not post content at the moment.')
  return inTransaction(database, async transaction => {
    const [created] = await transaction
      .insert(properties)
      .values({ ...body, landlordId: caller.id, availableDate: body.availableDate?.slice(0, 10) })
      .returning({ id: properties.id })
    const [property] = await selectProperties(transaction).where(eq(properties.id, created?.id ?? ''))
    if (!property) throw new Error('A home that was just inserted cannot be read in the same transaction')
    return { property, notice: null }
  })
}
