// The portal's interface to a card payment provider; `integrations/` has the implementation.
import type { subscriptionLifecycle } from '@portal/contract/subscriptions/lifecycle'
import type { PaymentStatus } from '@portal/contract/subscriptions/subscription'
import { Refusal } from '../request/refusal.ts'

/** An event of the provider, as far as we read it: the current state is always queried. */
export interface ProviderEvent {
  id: string
  type: string
  /** ISO 8601. */
  occurredAt: string
  /** The customer it is about; null if there is none, or if it names only a charge, as disputes do. */
  customerId: string | null
  chargeId: string | null
}

/** A subscription's current state; moments are ISO 8601. */
export interface ProviderSubscription {
  id: string
  status: keyof typeof subscriptionLifecycle
  /** The key of the stored plan, such as `basic_monthly`; null if its price belongs to no plan. */
  planKey: string | null
  priceId: string
  /** The person who bought it in our checkout; null if it was created elsewhere, as in the provider's dashboard. */
  soldTo: string | null
  currentPeriodStart: string
  currentPeriodEnd: string
  /** Whether it ends by itself, however that was requested. */
  cancelAtPeriodEnd: boolean
  /** When it ends; not always at a period's end. */
  endsAt: string | null
  canceledAt: string | null
  /** When the debt started; null unless it is past due. */
  pastDueSince: string | null
}

/** An invoice's current state; amounts are dollars. */
export interface ProviderInvoice {
  id: string
  subscriptionId: string | null
  /** Null if nothing had to be paid. */
  paymentIntentId: string | null
  status: PaymentStatus
  amount: number
  /** The amount still due. */
  amountRemaining: number
  /** The provider's page for paying it. */
  hostedUrl: string | null
  refundedAmount: number
  currency: string
  description: string
  /** The address of the document. */
  pdf: string | null
  /** ISO 8601. */
  createdAt: string
}

/** A customer's object at the provider in a form that we do not know. */
export interface Unreadable {
  /** Its id at the provider. */
  id: string
  /** What it is, and its unknown fields, without their values. */
  about: string
}

/** Everything that the provider has about one customer. */
export interface ProviderAccount {
  /** Newest first, including ended ones. */
  subscriptions: ProviderSubscription[]
  /** The newest hundred, newest first; no drafts. */
  invoices: ProviderInvoice[]
  /** Objects that the lists above lack or have only in part. */
  unreadable: Unreadable[]
}

/** A checkout page, paid or open. */
export interface ProviderCheckout {
  customerId: string | null
  isComplete: boolean
}

/** The provider's price ids for sale, by plan key, such as `basic_monthly`. */
export type PriceIds = ReadonlyMap<string, string>

/** The data for creating a customer. */
export interface Buyer {
  personId: string
  email: string
  /** The unknown customer that this one replaces, if any. */
  instead: string | null
}

export interface Purchase {
  personId: string
  customerId: string
  priceId: string
  /** The return address after a purchase. */
  doneUrl: string
  /** The return address otherwise. */
  leftUrl: string
}

/** What changing a subscription's price costs now. */
export interface ChangeCost {
  /** Dollars charged immediately. */
  dueToday: number
  /** Dollars credited to later invoices. */
  credit: number
  nextBillingDate: string
}

/** Refuses a call while the provider cannot be reached. */
export const unreachable = (cause?: unknown): Refusal =>
  new Refusal('not_now', 'Billing is unavailable right now. Please try again later.', {}, { cause })

/** Refuses to buy the current plan again. */
export const samePlan = (): Refusal =>
  new Refusal('conflict', 'You already have this plan and billing period.')

/** Refuses a change of an unpaid plan: a smaller plan would credit time that nobody paid for. */
export const unpaidPlan = (): Refusal =>
  new Refusal('conflict', 'Please pay your open invoice first. Then you can change your plan.')

/** The provider has no such customer: it was deleted, or belongs to another account or mode. */
export class UnknownCustomer extends Refusal {
  constructor(cause: unknown) {
    super('not_now', 'Billing is unavailable right now. Please try again later.', {}, { cause })
  }
}

/** Each throws `not_now` if the provider cannot be reached, after 3 s at most. */
export interface Payments {
  /** The prices for sale; up to a minute old, or five while the provider cannot be reached. */
  priceIds(): Promise<PriceIds>
  /** Creates a customer and returns its id; repeating a call whose answer was late returns the same one. */
  createCustomer(buyer: Buyer): Promise<string>
  /** Ends their subscriptions and forgets who they are; repeating changes nothing. */
  deleteCustomer(customerId: string): Promise<void>
  /**
   * The provider's page where the customer buys at this price, or confirms the change of their subscription
   * to it. Only one page is open at a time, if calls for a customer run one at a time. Throws `conflict` if
   * they already have that price, and while their subscription is past due.
   */
  checkoutAddress(purchase: Purchase): Promise<string>
  /** The provider's page where the customer manages cards, invoices and plan. */
  portalAddress(customerId: string, returnUrl: string): Promise<string>
  /** Null without a running subscription; throws `conflict` if that has this price, or is past due. */
  previewChange(customerId: string, priceId: string): Promise<ChangeCost | null>
  /** The event in a webhook's body; null unless the provider signed it for us, in our mode, in the last five minutes. */
  readEvent(text: string, signature: string): Promise<ProviderEvent | null>
  /** The customer of the event; null if there is none. */
  readCustomerId(event: ProviderEvent): Promise<string | null>
  /** Null if there is none. */
  readCheckout(sessionId: string): Promise<ProviderCheckout | null>
  readAccount(customerId: string): Promise<ProviderAccount>
  /** The person that a customer was created for; null if it is none of ours. */
  readPersonId(customerId: string): Promise<string | null>
  /** Customers with a subscription that has not ended; may repeat one. */
  listCustomers(): AsyncIterable<string>
  /** Refunds its payments and ends it; repeating changes nothing. */
  endDuplicate(subscriptionId: string): Promise<void>
  /** Ends it and credits the remaining paid time to later invoices; repeating changes nothing. */
  endReplaced(subscriptionId: string, options: { isPaid: boolean }): Promise<void>
  /** Sets whether it ends with its period; repeating changes nothing. */
  letEnd(subscriptionId: string, cancelAtPeriodEnd: boolean): Promise<void>
}
