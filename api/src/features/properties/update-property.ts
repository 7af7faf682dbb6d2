import type { propertyEndpoints } from '@portal/contract/property'
import { eq } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { dateOf } from './available-date.ts'
import { refuseIfRestricted } from './posting-restriction.ts'
import { properties } from './properties.table.ts'
import { lockOwnProperty } from './property-access.ts'
import { getProperty } from './property-rows.ts'

/** Changes what was sent of the caller's own home. */
export const updateProperty: Verb<typeof propertyEndpoints.update> = async (
  { database, caller },
  { params, body },
) => {
  refuseIfRestricted(caller)
  return inTransaction(database, async transaction => {
    await lockOwnProperty(transaction, caller, params.id)
    await transaction
      .update(properties)
      .set({ ...body, availableDate: dateOf(body.availableDate), updatedAt: new Date().toISOString() })
      .where(eq(properties.id, params.id))
    return { property: await getProperty(transaction, params.id), notice: null }
  })
}
