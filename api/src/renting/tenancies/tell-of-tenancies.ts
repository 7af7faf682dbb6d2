import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { isOnRecord, properties } from '../../schema/properties.ts'
import { hasJustEnded, isLapsingSoon, tenancies } from '../../schema/tenancies.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { openThread } from '../threads/open-thread.ts'
import { tellOfTenancy } from './tell-of-tenancy.ts'

/** Small enough for a short transaction. */
const atOnce = 100

interface Telling {
  type: 'tenancy_lapses' | 'tenancy_ended'
  condition: SQL | undefined
  column: 'lapseToldAt' | 'endToldAt'
}

/**
 * Tells both sides, once, that an offer lapses within three days, and that a tenancy has ended; any number of
 * processes can run it at once. If it is late, it says nothing about an offer that has lapsed, or an end a week ago.
 */
export const tellOfTenancies = async (
  database: Database,
  { hasMail }: { hasMail: boolean },
): Promise<void> => {
  const tellings: readonly Telling[] = [
    { type: 'tenancy_lapses', condition: isLapsingSoon, column: 'lapseToldAt' },
    { type: 'tenancy_ended', condition: hasJustEnded, column: 'endToldAt' },
  ]
  for (const telling of tellings)
    while (
      (await inTransaction(database, transaction => tellSome(transaction, telling, hasMail))) === atOnce
    );
}

/** Returns how many it told about. */
const tellSome = async (
  transaction: Database,
  { type, condition, column }: Telling,
  hasMail: boolean,
): Promise<number> => {
  const found = await transaction
    .select({ tenancy: tenancies, landlordId: properties.landlordId })
    .from(tenancies)
    .innerJoin(properties, and(eq(properties.id, tenancies.propertyId), isOnRecord))
    .where(and(condition, isNull(tenancies[column])))
    .orderBy(tenancies.id)
    .limit(atOnce)
    .for('no key update', { of: tenancies, skipLocked: true })
  if (found.length === 0) return 0
  const ids = found.map(({ tenancy }) => tenancy.id)
  await transaction
    .update(tenancies)
    .set({ [column]: sql`now()` })
    .where(inArray(tenancies.id, ids))
  for (const { tenancy, landlordId } of found) {
    if (type === 'tenancy_ended') await noteEnd(transaction, tenancy, landlordId)
    await tellOfTenancy(transaction, { type, tenancyId: tenancy.id }, { hasMail })
  }
  return found.length
}

const noteEnd = async (
  transaction: Database,
  { id, propertyId, tenantId, endsOn }: typeof tenancies.$inferSelect,
  landlordId: string,
): Promise<void> => {
  if (!tenantId || !endsOn) return
  const { id: threadId } = await openThread(transaction, { propertyId, tenantId, landlordId })
  const event = { type: 'tenancy_ended', subjectId: id, day: endsOn } as const
  await addThreadEvent(transaction, { threadId, senderId: null, event })
}
