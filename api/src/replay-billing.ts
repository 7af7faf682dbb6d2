import { asc, eq } from 'drizzle-orm'
import { followProvider } from './features/subscriptions/follow-provider.ts'
import { openDatabase } from './platform/database/database.ts'
import { inTransaction } from './platform/database/transaction.ts'
import type { Payments } from './platform/ports/payments.ts'
import { Refusal } from './platform/request/refusal.ts'
import { webhookEvents } from './schema/subscriptions.ts'

/**
 * Repeats the effects of the stored provider events, or of a single one. One customer's failure does not stop the
 * others. Returns a summary line, and one line for each thing that was unreadable or left alone. Throws an Error of one
 * sentence for an event that is not stored, and the provider's Refusal if it answers for no customer.
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
    if (eventId && events.length === 0) throw new Error(`No event with the id ${eventId} is stored.`)
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
    // The provider is down, rather than one customer's data being odd.
    if (refusals[0] && refusals.length === customers.size) throw refusals[0]
    const done = `Replayed ${counted(events.length, 'event')} of ${counted(customers.size, 'customer')}.`
    return [done, ...trouble].join('\n')
  } finally {
    await close()
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The error around the cause can contain query parameters. */
const reasonOf = (thrown: unknown): string => {
  const reason = thrown instanceof Error && thrown.cause ? thrown.cause : thrown
  return reason instanceof Error ? reason.message : String(reason)
}
