// What the portal asks of a card payment provider; `integrations/` says how one is asked.
import type { subscriptionLifecycle } from '@portal/contract/subscriptions/lifecycle'
import type { PaymentStatus } from '@portal/contract/subscriptions/subscription'
import { Refusal } from './refusal.ts'

/** What happened at the provider, as far as we read it: what is now is asked again. */
export interface ProviderEvent {
  id: string
  type: string
  /** ISO 8601. */
  occurredAt: string
  /** Whom it is about; null where nobody is, or where it names only a charge, as disputes do. */
  customerId: string | null
  chargeId: string | null
}

/** A subscription as it is now; moments are ISO 8601. */
export interface ProviderSubscription {
  id: string
  status: keyof typeof subscriptionLifecycle
  /** Of the stored plan, as `basic_monthly`; null where its price is no plan's. */
  planKey: string | null
  priceId: string
  /** The person who bought it in our checkout; null where it was made otherwise, as in the provider's dashboard. */
  soldTo: string | null
  currentPeriodStart: string
  currentPeriodEnd: string
  /** Whether it ends by itself, however that was asked for. */
  cancelAtPeriodEnd: boolean
  /** When that is; not always a period's end. */
  endsAt: string | null
  canceledAt: string | null
  /** Since when it is owed; null unless it is past due. */
  pastDueSince: string | null
}

/** What was paid, or has to be, as it is now; amounts are dollars. */
export interface ProviderInvoice {
  id: string
  subscriptionId: string | null
  /** Null where nothing had to be paid. */
  paymentIntentId: string | null
  status: PaymentStatus
  amount: number
  /** Still to be paid. */
  amountRemaining: number
  /** The provider's page where it is paid. */
  hostedUrl: string | null
  refundedAmount: number
  currency: string
  description: string
  /** The address of the document. */
  pdf: string | null
  /** ISO 8601. */
  createdAt: string
}

/** Something of a customer's that the provider has in a form that we do not know. */
export interface Unreadable {
  /** At the provider. */
  id: string
  /** What it is, and which of its fields are unknown; none of their values. */
  about: string
}

/** All that the provider has of one customer. */
export interface ProviderAccount {
  /** Newest first, also those that are over. */
  subscriptions: ProviderSubscription[]
  /** The newest hundred, newest first; no drafts. */
  invoices: ProviderInvoice[]
  /** What is in neither of these, or only in part. */
  unreadable: Unreadable[]
}

/** A page where something was, or can be, bought. */
export interface ProviderCheckout {
  customerId: string | null
  isComplete: boolean
}

/** The provider's ids of the prices for sale, by the plan's key, as `basic_monthly`. */
export type PriceIds = ReadonlyMap<string, string>

/** Whom the provider gets to know as a customer. */
export interface Buyer {
  personId: string
  email: string
  /** The customer in whose place this one is made, where the provider does not know that one. */
  instead: string | null
}

export interface Purchase {
  personId: string
  customerId: string
  priceId: string
  /** Where one comes back to, having bought. */
  doneUrl: string
  /** Where one comes back to otherwise. */
  leftUrl: string
}

/** What it costs to change a subscription's price now. */
export interface ChangeCost {
  /** Dollars that are charged at once. */
  dueToday: number
  /** Dollars that are kept for later invoices. */
  credit: number
  nextBillingDate: string
}

/** The refusal of what needs the provider while it cannot be reached. */
export const unreachable = (cause?: unknown): Refusal =>
  new Refusal('not_now', 'Billing cannot be reached at the moment. Please try again later.', {}, { cause })

/** The refusal of what was bought already. */
export const samePlan = (): Refusal =>
  new Refusal('conflict', 'You have this plan already, with this billing period.')

/** The refusal to change what is not paid: a smaller plan would credit time that nobody paid for. */
export const unpaidPlan = (): Refusal =>
  new Refusal('conflict', 'Please pay your open invoice first. Then you can change your plan.')

/** The provider has no such customer: it was deleted there, or is one of another account's, or of the other mode's. */
export class UnknownCustomer extends Refusal {
  constructor(cause: unknown) {
    super('not_now', 'Billing cannot be reached at the moment. Please try again later.', {}, { cause })
  }
}

/** Each throws `not_now` while the provider cannot be reached, after 3 s at most. */
export interface Payments {
  /** Of the prices for sale; a minute old, or up to five while the provider cannot be reached. */
  priceIds(): Promise<PriceIds>
  /** The id of a new customer; the same one if it is asked again because the answer was late. */
  createCustomer(buyer: Buyer): Promise<string>
  /**
   * The provider's page where the customer buys at this price, or confirms the change of their subscription to it. Only one such page
   * is open at a time, if calls for a customer come one after another. Throws `conflict` when that is the price they have, and while
   * theirs is past due.
   */
  checkoutAddress(purchase: Purchase): Promise<string>
  /** The provider's page where the customer sees to cards, invoices and plan. */
  portalAddress(customerId: string, returnUrl: string): Promise<string>
  /** Null without a subscription that runs; throws `conflict` when that has this price, and while it is past due. */
  previewChange(customerId: string, priceId: string): Promise<ChangeCost | null>
  /** The event in a webhook's body; null unless the provider signed it for us, in our mode, in the last five minutes. */
  readEvent(text: string, signature: string): Promise<ProviderEvent | null>
  /** Whose the event is; null where it is nobody's. */
  readCustomerId(event: ProviderEvent): Promise<string | null>
  /** Null where there is none. */
  readCheckout(sessionId: string): Promise<ProviderCheckout | null>
  readAccount(customerId: string): Promise<ProviderAccount>
  /** The person whom a customer was made for; null where nobody of ours is. */
  readPersonId(customerId: string): Promise<string | null>
  /** Customers with a subscription that is not over; one may come twice. */
  listCustomers(): AsyncIterable<string>
  /** Refunds what was paid for it, and ends it; again changes nothing. */
  endDuplicate(subscriptionId: string): Promise<void>
  /** Ends it, and keeps what was paid for the time that is left for later invoices; again changes nothing. */
  endReplaced(subscriptionId: string, options: { isPaid: boolean }): Promise<void>
  /** Whether it ends with its period; again changes nothing. */
  letEnd(subscriptionId: string, cancelAtPeriodEnd: boolean): Promise<void>
}
