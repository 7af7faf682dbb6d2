// What the payment provider tells: each event is kept once, together with its effect.
import type { webhookEndpoints } from '@portal/contract/subscriptions/webhook-endpoints'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { ProviderEvent } from '../../platform/payments.ts'
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
  await inProviderTurn(['events'], () =>
    inTransaction(database, async transaction => {
      const isNew = await keepEvent(transaction, { ...event, customerId })
      if (isNew && isFollowed && customerId) await followProvider(transaction, payments, customerId)
    }),
  )
  return { received: true }
}

/** False for one that was received meanwhile: two deliveries at once wait for each other. */
const keepEvent = async (
  transaction: Database,
  { id, type, customerId, occurredAt }: ProviderEvent,
): Promise<boolean> => {
  const kept = await transaction
    .insert(webhookEvents)
    .values({ id, type, customerId, occurredAt })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id })
  return kept.length > 0
}
