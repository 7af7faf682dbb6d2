// The card payment provider, through its own SDK.
import type { subscriptionLifecycle } from '@portal/contract/subscriptions/lifecycle'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Payments, ProviderSubscription } from '../../platform/payments.ts'
import { Refusal } from '../../platform/refusal.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Of a stand-in; Stripe itself without it. */
  url?: string
}

/** A transaction waits meanwhile, and is ended after 8 s. */
const timeoutMs = 3000

const Event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ customer: z.optional(z.nullable(z.string())) }) }),
})

type Status = keyof typeof subscriptionLifecycle

/** Stripe has more words than the portal shows (spec §4). */
const statuses: Record<string, Status> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
}
const statusOf = ({ status }: Stripe.Subscription): Status => statuses[status] ?? 'incomplete'

/** Which of a customer's subscriptions counts: the first of these. */
const byWeight: readonly Status[] = ['active', 'past_due', 'incomplete', 'canceled']

const atStandIn = (url: string) => {
  const { hostname: host, port } = new URL(url)
  return { host, port, protocol: 'http' as const }
}

const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString()

const reported = (subscription: Stripe.Subscription): ProviderSubscription => {
  const [item] = subscription.items.data
  if (!item) throw new Error(`The subscription ${subscription.id} has no item.`)
  const { cancel_at: cancelAt, cancel_at_period_end: atEnd, canceled_at: canceledAt } = subscription
  return {
    id: subscription.id,
    status: statusOf(subscription),
    planKey: item.price.lookup_key ?? '',
    currentPeriodStart: momentOf(item.current_period_start),
    currentPeriodEnd: momentOf(item.current_period_end),
    // The provider's own page sets only the moment (billing mode `flexible`).
    cancelAtPeriodEnd: atEnd || cancelAt !== null,
    canceledAt: canceledAt === null ? null : momentOf(canceledAt),
  }
}

const reach = async <T>(ask: Promise<T>): Promise<T> => {
  try {
    return await ask
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause
    throw new Refusal(
      'not_now',
      'Billing cannot be reached at the moment. Please try again later.',
      {},
      { cause },
    )
  }
}

/** Opens no connection yet. */
export const openPayments = ({ secretKey, webhookSecret, url }: StripeSettings): Payments => {
  const stripe = new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url && atStandIn(url)),
  })
  const isLive = /^[a-z]+_live_/.test(secretKey)

  const signedEvent = async (text: string, signature: string) => {
    try {
      return await stripe.webhooks.constructEventAsync(text, signature, webhookSecret)
    } catch {
      return null // forged, too old, or no JSON
    }
  }

  return {
    readEvent: async (text, signature) => {
      const { data: event } = Event.safeParse(await signedEvent(text, signature))
      if (!event || event.livemode !== isLive) return null
      return {
        id: event.id,
        type: event.type,
        occurredAt: momentOf(event.created),
        customerId: event.data.object.customer ?? null,
      }
    },
    readSubscription: async customer => {
      const { data } = await reach(stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))
      const weightOf = (subscription: Stripe.Subscription) => byWeight.indexOf(statusOf(subscription))
      // Newest first: of two that run, the older counts; of those that are over, the last.
      const [first] = data
        .filter(each => statusOf(each) !== 'canceled')
        .reverse()
        .sort((one, other) => weightOf(one) - weightOf(other))
      const chosen = first ?? data[0]
      return chosen ? reported(chosen) : null
    },
    letEnd: async (id, cancelAtPeriodEnd) => {
      const { cancel_at: cancelAt, cancel_at_period_end: atEnd } = await reach(
        stripe.subscriptions.retrieve(id),
      )
      if (cancelAtPeriodEnd === (atEnd || cancelAt !== null)) return
      // What only has a moment was ended on the provider's own page, and is taken back by taking that moment away.
      const change =
        cancelAtPeriodEnd || atEnd ? { cancel_at_period_end: cancelAtPeriodEnd } : { cancel_at: '' as const }
      await reach(stripe.subscriptions.update(id, change))
    },
  }
}
