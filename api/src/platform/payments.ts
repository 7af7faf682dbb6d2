// What the portal asks of a card payment provider; `integrations/` says how one is asked.
import type { subscriptionLifecycle } from '@portal/contract/subscriptions/lifecycle'

/** What happened at the provider, as far as we read it: what is now is asked again. */
export interface ProviderEvent {
  id: string
  type: string
  /** ISO 8601. */
  occurredAt: string
  /** Whom it is about; null where nobody is. */
  customerId: string | null
}

/** A subscription as it is now; moments are ISO 8601. */
export interface ProviderSubscription {
  id: string
  status: keyof typeof subscriptionLifecycle
  /** Of the stored plan, as `basic_monthly`. */
  planKey: string
  currentPeriodStart: string
  currentPeriodEnd: string
  /** Whether it ends by itself, however that was asked for. */
  cancelAtPeriodEnd: boolean
  canceledAt: string | null
}

/** Each throws `not_now` while the provider cannot be reached. */
export interface Payments {
  /** The event in a webhook's body; null unless the provider signed it for us, in our mode, in the last five minutes. */
  readEvent(text: string, signature: string): Promise<ProviderEvent | null>
  /** The customer's subscription: the one that runs, or else the last that did; null without one. */
  readSubscription(customerId: string): Promise<ProviderSubscription | null>
  /** Whether it ends with its period; again changes nothing. */
  letEnd(subscriptionId: string, cancelAtPeriodEnd: boolean): Promise<void>
}
