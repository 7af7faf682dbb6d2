// What the payment provider tells: each event is kept once, together with its effect.
import type { webhookEndpoints } from '@portal/contract/subscriptions/webhook-endpoints'
import { log } from '@portal/server/log'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { type Payments, type ProviderEvent, UnknownCustomer } from '../../platform/payments.ts'
import { inProviderTurn } from '../../platform/provider-turn.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { webhookEvents } from '../../schema/subscriptions.ts'
import { followProvider } from './follow-provider.ts'

/** The types of events after which something else may have to be stored. */
const followed = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.updated',
  'refund.failed',
])

/** Throws `unreadable` for what the provider did not sign for us; `not_now`, so that it comes again, where billing is off or away. */
export const receiveEvent: Verb<typeof webhookEndpoints.stripe> = async (
  { database, payments },
  { body },
) => {
  if (!payments) throw new Refusal('not_now', 'Billing is switched off.')
  const event = await payments.readEvent(body.text, body.signature)
  if (!event) throw new Refusal('unreadable', 'The payment provider has not signed this for us just now.')
  if ((await database.$count(webhookEvents, eq(webhookEvents.id, event.id))) > 0) return { received: true }
  const isFollowed = followed.has(event.type)
  const customerId = isFollowed ? await payments.readCustomerId(event) : event.customerId
  const named = { ...event, customerId }
  if (isFollowed && customerId) await followTogether(database, payments, customerId, named)
  else if ((await keepNew(database, [named])).length > 0 && isFollowed)
    log.tell(`Billing: the event ${event.id} (${event.type}) is about no customer that the provider has.`)
  return { received: true }
}

interface Batch {
  events: ProviderEvent[]
  done: Promise<void>
}

/** Of each customer, the events that wait for their turn. */
const waiting = new WeakMap<Payments, Map<string, Batch>>()

/**
 * Keeps the event and follows the provider, in one transaction. One purchase sends a dozen events at once: those that come before
 * their customer's turn share it, because the provider is asked what is now, whatever they say.
 */
const followTogether = (
  database: Database,
  payments: Payments,
  customerId: string,
  event: ProviderEvent,
): Promise<void> => {
  const batches = waiting.get(payments) ?? new Map<string, Batch>()
  waiting.set(payments, batches)
  const open = batches.get(customerId)
  if (open) {
    open.events.push(event)
    return open.done
  }
  const events = [event]
  const done = inProviderTurn(['events'], async () => {
    batches.delete(customerId)
    await follow(database, payments, customerId, events)
  })
  batches.set(customerId, { events, done })
  // Where there was no room for its turn, nobody who comes later should wait for it.
  done.catch(() => batches.get(customerId)?.events === events && batches.delete(customerId))
  return done
}

const follow = async (
  database: Database,
  payments: Payments,
  customerId: string,
  events: readonly ProviderEvent[],
): Promise<void> => {
  try {
    await inTransaction(database, async transaction => {
      const isNew = (await keepNew(transaction, events)).length > 0
      if (isNew) await followProvider(transaction, payments, customerId)
    })
  } catch (thrown) {
    if (!(thrown instanceof UnknownCustomer)) throw thrown
    // It will not be known when the event comes again, either.
    const kept = await keepNew(database, events)
    if (kept.length > 0)
      log.tell(`Billing: the provider does not have the customer ${customerId}, whom events are about.`)
  }
}

/** Those that were not received meanwhile: two deliveries at once wait for each other. */
const keepNew = (database: Database, events: readonly ProviderEvent[]): Promise<{ id: string }[]> =>
  database
    .insert(webhookEvents)
    .values(events.map(({ id, type, customerId, occurredAt }) => ({ id, type, customerId, occurredAt })))
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id })
