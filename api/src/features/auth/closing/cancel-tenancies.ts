// The tenancies of a person who closes their account.
import { and, eq, inArray, or } from 'drizzle-orm'
import { addThreadEvent } from '../../../domain/add-thread-event.ts'
import { freeHome } from '../../../domain/free-home.ts'
import { openThread } from '../../../domain/open-thread.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/request/context.ts'
import type { Caller } from '../../../platform/session/find-caller.ts'
import { isOnRecord, properties } from '../../../schema/properties.ts'
import { hasNotEnded, tenancies } from '../../../schema/tenancies.ts'

/**
 * The person's tenancies that have not ended, as tenant or landlord, with their homes and all the landlord's locked: who agrees, gives
 * notice or answers one locks the home, too, so that of the two at once the second sees the first.
 */
export const lockTenancies = async (database: Database, personId: string) => {
  const isTenant = eq(tenancies.tenantId, personId)
  const livesIn = database
    .select({ id: tenancies.propertyId })
    .from(tenancies)
    .where(and(isTenant, hasNotEnded))
  await database
    .select({ id: properties.id })
    .from(properties)
    .where(and(or(eq(properties.landlordId, personId), inArray(properties.id, livesIn)), isOnRecord))
    .orderBy(properties.id)
    .for('no key update')
  return database
    .select({ tenancy: tenancies, home: properties })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(and(or(isTenant, eq(properties.landlordId, personId)), hasNotEnded))
    .orderBy(tenancies.id)
}

/** Calls off what the caller has agreed on, also if it has begun: the other side keeps it, is told, and has the home free again. */
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
