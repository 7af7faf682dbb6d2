import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applications } from '../../schema/applications.ts'
import { properties } from '../../schema/properties.ts'
import { hasNotEnded, tenancies } from '../../schema/tenancies.ts'
import { freeHome } from '../tenancies/free-home.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { openThread } from '../threads/open-thread.ts'

/**
 * The homes of a person, and those that they rent, rented or applied for. Who agrees, gives notice, or answers an
 * application or an offer locks the home first, too: of two at once the second sees the first, without a deadlock.
 */
export const lockHomes = async (transaction: Database, personId: string): Promise<void> => {
  const ofTenant = (table: typeof tenancies | typeof applications) =>
    transaction.select({ id: table.propertyId }).from(table).where(eq(table.tenantId, personId))
  const isTheirs = or(
    eq(properties.landlordId, personId),
    inArray(properties.id, ofTenant(tenancies)),
    inArray(properties.id, ofTenant(applications)),
  )
  await transaction
    .select({ id: properties.id })
    .from(properties)
    .where(isTheirs)
    .orderBy(properties.id)
    .for('no key update')
}

/** As tenant or landlord; agreed and not ended, unless another condition is given. */
export const readTenanciesOf = (
  database: Database,
  personId: string,
  condition: SQL | undefined = hasNotEnded,
) =>
  database
    .select({ tenancy: tenancies, home: properties })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(and(or(eq(tenancies.tenantId, personId), eq(properties.landlordId, personId)), condition))
    .orderBy(tenancies.id)

/** With their homes locked. */
export const lockTenancies = async (transaction: Database, personId: string) => {
  await lockHomes(transaction, personId)
  return readTenanciesOf(transaction, personId)
}

/** Also what has begun: the other side keeps it, is told, and has the home free again. */
export const cancelTenancies = async (own: Context<Caller>): Promise<void> => {
  const { database, caller, jobs } = own
  for (const { tenancy, home } of await lockTenancies(database, caller.id)) {
    const { id, propertyId, tenantId } = tenancy
    const { landlordId } = home
    if (!tenantId) throw new Error(`The tenancy ${id} was agreed on by nobody`)
    const reason = 'account_closed'
    await database
      .update(tenancies)
      .set({ status: 'cancelled', endReason: reason })
      .where(eq(tenancies.id, id))
    const { id: threadId } = await openThread(database, { propertyId, tenantId, landlordId })
    const event = { type: 'tenancy_cancelled', subjectId: id, reason } as const
    await addThreadEvent(database, { threadId, senderId: caller.id, event })
    await jobs.announce(database, { type: 'tenancy_cancelled', tenancyId: id, by: caller.userType })
    if (tenantId === caller.id) await freeHome(own, home, tenancy)
  }
}
