// Receives the payment provider's events: each is stored once, together with its effect.
import type { webhookEndpoints } from '@portal/contract/subscriptions/webhook-endpoints'
import { log } from '@portal/server/log'
import { eq } from 'drizzle-orm'
import { followIdentity, identityEvents } from '../../domain/follow-identity.ts'
import { inProviderTurn } from '../../domain/provider-turn.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type Payments, type ProviderEvent, UnknownCustomer } from '../../platform/ports/payments.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { webhookEvents } from '../../schema/subscriptions.ts'
import { followProvider } from './follow-provider.ts'

/** Event types that can change stored data. */
export const followedEvents = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'payment_intent.processing',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.updated',
  'refund.failed',
])

/**
 * Throws `unreadable` without the provider's signature, and `not_now`, so that the event is sent again, if
 * billing is off or unavailable.
 */
export const receiveEvent: Verb<typeof webhookEndpoints.stripe> = async (
  { database, payments },
  { body },
) => {
  if (!payments) throw new Refusal('not_now', 'Billing is switched off.')
  const event = await payments.readEvent(body.text, body.signature)
  if (!event) throw new Refusal('unreadable', 'The payment provider has not signed this for us just now.')
  if ((await database.$count(webhookEvents, eq(webhookEvents.id, event.id))) > 0) return { received: true }
  if (identityEvents.has(event.type)) {
    await inProviderTurn(['events'], () =>
      inTransaction(database, async transaction => {
        const isNew = (await keepNew(transaction, [event])).length > 0
        if (isNew && event.objectId) await followIdentity(transaction, payments, event.objectId)
      }),
    )
    return { received: true }
  }
  const isFollowed = followedEvents.has(event.type)
  const customerId = isFollowed ? await payments.readCustomerId(event) : event.customerId
  const named = { ...event, customerId }
  if (isFollowed && customerId) await followTogether(database, payments, customerId, named)
  else if ((await keepNew(database, [named])).length > 0 && isFollowed)
    log.tell(`Billing: the event ${event.id} (${event.type}) names no customer at the provider.`)
  return { received: true }
}

interface Batch {
  events: ProviderEvent[]
  done: Promise<void>
}

/** The events of each customer that wait for their turn. */
const waiting = new WeakMap<Payments, Map<string, Batch>>()

/**
 * Stores the event and updates the customer's data in one transaction. One purchase sends a dozen events at
 * once; those that arrive before the customer's turn share it, because the provider is asked for the current
 * state anyway.
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
  // If there was no room for the turn, later events must not wait for it.
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
    // A repeated event would not find the customer either.
    const newEvents = await keepNew(database, events)
    if (newEvents.length > 0)
      log.tell(`Billing: events name the customer ${customerId}, which the provider does not have.`)
  }
}

/** Returns the events that were new; two deliveries at once wait for each other. */
const keepNew = (database: Database, events: readonly ProviderEvent[]): Promise<{ id: string }[]> =>
  database
    .insert(webhookEvents)
    .values(events.map(({ id, type, customerId, occurredAt }) => ({ id, type, customerId, occurredAt })))
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id })
