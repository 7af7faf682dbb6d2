import { asc, eq } from 'drizzle-orm'
import { followProvider } from './features/subscriptions/follow-provider.ts'
import { openDatabase } from './platform/database.ts'
import type { Payments } from './platform/payments.ts'
import { inTransaction } from './platform/transaction.ts'
import { webhookEvents } from './schema/subscriptions.ts'

/**
 * Does again what follows from the provider's events that are kept, or from the one that is named: everyone they are about has
 * afterwards what the provider says now. Returns a sentence that says what was done; throws an Error of one sentence for an
 * event that is not kept.
 */
export const replayBilling = async (
  databaseUrl: string,
  payments: Payments,
  eventId?: string,
): Promise<string> => {
  const { database, close } = openDatabase(databaseUrl, { connections: 1, isPatient: true })
  try {
    const events = await database
      .select()
      .from(webhookEvents)
      .where(eventId ? eq(webhookEvents.id, eventId) : undefined)
      .orderBy(asc(webhookEvents.occurredAt))
    if (eventId && events.length === 0) throw new Error(`No event with the id ${eventId} is kept.`)
    const customers = new Set(events.flatMap(({ customerId }) => customerId ?? []))
    for (const customerId of customers)
      await inTransaction(database, transaction => followProvider(transaction, payments, customerId))
    return `Replayed ${counted(events.length, 'event')} of ${counted(customers.size, 'customer')}.`
  } finally {
    await close()
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
