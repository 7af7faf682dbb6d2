import type { propertyEndpoints } from '@portal/contract/property'
import { eq } from 'drizzle-orm'
import { refusePastPlanLimit } from '../../platform/plan-limit.ts'
import type { Verb } from '../../platform/route.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { users } from '../auth/users.table.ts'
import { dateOf } from './available-date.ts'
import { refuseIfRestricted } from './posting-restriction.ts'
import { properties } from './properties.table.ts'
import { getProperty } from './property-rows.ts'

/** Lists a home of the calling landlord, within what their plan allows. */
export const createProperty: Verb<typeof propertyEndpoints.create> = async (
  { database, caller },
  { body },
) => {
  refuseIfRestricted(caller)
  return inTransaction(database, async transaction => {
    // The lock makes the landlord's listings come one after another, so that none slips past the limit.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update')
    const used = await transaction.$count(properties, eq(properties.landlordId, caller.id))
    refusePastPlanLimit(caller, 'listings', used)
    const id = Bun.randomUUIDv7()
    await transaction
      .insert(properties)
      .values({ ...body, id, landlordId: caller.id, availableDate: dateOf(body.availableDate) })
    return { property: await getProperty(transaction, id), notice: null }
  })
}
