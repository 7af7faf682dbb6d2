// What the portal asks of a card payment provider; `integrations/` says how one is asked.
import type { subscriptionLifecycle } from '@portal/contract/subscriptions/lifecycle'
import type { PaymentStatus } from '@portal/contract/subscriptions/subscription'

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
  /** Since when it is owed; null unless it is past due. */
  pastDueSince: string | null
}

/** What was paid, or has to be, as it is now; amounts are dollars. */
export interface ProviderInvoice {
  id: string
  /** Null where nothing had to be paid. */
  paymentIntentId: string | null
  status: PaymentStatus
  amount: number
  refundedAmount: number
  currency: string
  description: string
  /** The address of the document. */
  pdf: string | null
  /** ISO 8601. */
  createdAt: string
}

/** All that the provider has of one customer. */
export interface ProviderAccount {
  /** The one that runs, or else the last that did; null without one. */
  subscription: ProviderSubscription | null
  /** Of subscriptions that run beside that one. */
  duplicateIds: string[]
  /** The newest hundred, newest first; no drafts. */
  invoices: ProviderInvoice[]
}

/** Each throws `not_now` while the provider cannot be reached. */
export interface Payments {
  /** The event in a webhook's body; null unless the provider signed it for us, in our mode, in the last five minutes. */
  readEvent(text: string, signature: string): Promise<ProviderEvent | null>
  readAccount(customerId: string): Promise<ProviderAccount>
  /** The person whom a customer was made for; null where nobody of ours is. */
  readPersonId(customerId: string): Promise<string | null>
  /** Customers with a subscription that is not over; one may come twice. */
  listCustomers(): AsyncIterable<string>
  /** Refunds what was paid for it, and ends it; again changes nothing. */
  endDuplicate(subscriptionId: string): Promise<void>
  /** Whether it ends with its period; again changes nothing. */
  letEnd(subscriptionId: string, cancelAtPeriodEnd: boolean): Promise<void>
}
