import { asc, eq } from 'drizzle-orm'
import { followProvider } from './features/subscriptions/follow-provider.ts'
import { openDatabase } from './platform/database.ts'
import type { Payments } from './platform/payments.ts'
import { Refusal } from './platform/refusal.ts'
import { inTransaction } from './platform/transaction.ts'
import { webhookEvents } from './schema/subscriptions.ts'

/**
 * Does again what follows from the provider's events that are kept, or from the one that is named: everyone they are about has
 * afterwards what the provider says now. One customer who fails does not stop the others. Returns a line that says what was done,
 * and one for each thing that could not be read or was left alone; throws an Error of one sentence for an event that is not kept,
 * and the Refusal of a provider that answers for no customer.
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
    const trouble: string[] = []
    const refusals: Refusal[] = []
    for (const customerId of customers)
      try {
        const findings = await inTransaction(database, transaction =>
          followProvider(transaction, payments, customerId),
        )
        for (const { id, about } of findings) trouble.push(`${id} of ${customerId} is left alone: ${about}.`)
      } catch (thrown) {
        if (thrown instanceof Refusal) refusals.push(thrown)
        trouble.push(`${customerId} could not be read: ${reasonOf(thrown)}.`)
      }
    // The provider is away, and not one customer's data odd.
    if (refusals[0] && refusals.length === customers.size) throw refusals[0]
    const done = `Replayed ${counted(events.length, 'event')} of ${counted(customers.size, 'customer')}.`
    return [done, ...trouble].join('\n')
  } finally {
    await close()
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Of what failed only the cause: the error around it may hold a query's parameters. */
const reasonOf = (thrown: unknown): string => {
  const reason = thrown instanceof Error && thrown.cause ? thrown.cause : thrown
  return reason instanceof Error ? reason.message : String(reason)
}
