import type { UserType } from '@portal/contract/people/person'
import type { subscriptionLifecycle } from '@portal/contract/subscriptions/lifecycle'
import type { NextInvoice } from '@portal/contract/subscriptions/payment-endpoints'
import type { BillingInterval, PaymentStatus } from '@portal/contract/subscriptions/subscription'
import { Refusal } from '../request/refusal.ts'

/** All that we read of it: the current state is always queried. */
export interface ProviderEvent {
  id: string
  type: string
  /** ISO 8601. */
  occurredAt: string
  /** Null also if it names only a charge, as disputes do. */
  customerId: string | null
  chargeId: string | null
  /** Such as an identity check’s; null if the event is about nothing with an id. */
  objectId: string | null
}

/** Moments are ISO 8601. */
export interface ProviderSubscription {
  id: string
  status: keyof typeof subscriptionLifecycle
  /** Such as `basic_monthly`; null if its price belongs to no plan. */
  planKey: string | null
  priceId: string
  /** What it costs for each period, before discounts and taxes; null if that is not a fixed amount. */
  amount: number | null
  currency: string | null
  interval: BillingInterval | null
  intervalCount: number | null
  /** Who bought it in our checkout; null if it was created elsewhere, as in the provider's dashboard. */
  soldTo: string | null
  currentPeriodStart: string
  currentPeriodEnd: string
  cancelAtPeriodEnd: boolean
  /** Not always at a period's end. */
  endsAt: string | null
  canceledAt: string | null
  /** Null unless it is past due. */
  pastDueSince: string | null
}

export interface ProviderInvoice {
  id: string
  subscriptionId: string | null
  /** Null if nothing had to be paid. */
  paymentIntentId: string | null
  status: PaymentStatus
  amount: number
  /** What is left to pay; nothing while a bank debit is on its way. */
  amountRemaining: number
  /** For paying it. */
  hostedUrl: string | null
  refundedAmount: number
  currency: string
  description: string
  /** The document's address. */
  pdf: string | null
  createdAt: string
}

/** An object in a form that we do not know. */
export interface Unreadable {
  id: string
  /** What it is, and its unknown fields, without their values. */
  about: string
}

export interface ProviderAccount {
  /** Newest first, including ended ones. */
  subscriptions: ProviderSubscription[]
  /** The newest hundred, newest first; no drafts. */
  invoices: ProviderInvoice[]
  /** What the lists above lack or have only in part. */
  unreadable: Unreadable[]
}

export interface ProviderCheckout {
  customerId: string | null
  /** False while a bank debit is on its way. */
  isPaid: boolean
}

/** Prices for sale, by plan key, such as `basic_monthly`. */
export type PriceIds = ReadonlyMap<string, string>

export interface Buyer {
  personId: string
  email: string
  /** The unknown customer that this one replaces. */
  instead: string | null
}

/** As the portal knows them. */
export interface Contact {
  email: string
  name: string
  organization: string | null
}

export interface Purchase {
  personId: string
  userType: UserType
  customerId: string
  contact: Contact
  priceId: string
  doneUrl: string
  leftUrl: string
}

export interface PortalVisit {
  customerId: string
  userType: UserType
  contact: Contact
  returnUrl: string
}

export interface ChangeCost {
  dueToday: number
  /** For later invoices. */
  credit: number
  /** Per period after that, before credit. */
  amount: number
  currency: string
  nextBillingDate: string
}

export interface IdentityQuestion {
  personId: string
  /** The session of an earlier check, which ends if it is open. */
  previous: string | null
  returnUrl: string
}

/** As it is at the provider. Names are only for comparing: nobody stores them. */
export interface IdentitySession {
  status: 'requires_input' | 'processing' | 'verified' | 'failed' | 'canceled'
  /** While the person can use it. */
  url: string | null
  /** The provider's word for why the last try failed. */
  errorCode: string | null
  /** On the document; null unless it was verified. */
  name: { first: string; last: string } | null
  documentType: string | null
  /** ISO 8601; null if the portal's key may not read it. */
  validUntil: string | null
}

export const unreachable = (cause?: unknown): Refusal =>
  new Refusal('not_now', 'Billing is unavailable right now. Please try again later.', {}, { cause })

export const samePlan = (): Refusal =>
  new Refusal('conflict', 'You already have this plan and billing period.')

/** A smaller plan would credit time that nobody paid for. */
export const unpaidPlan = (): Refusal =>
  new Refusal('conflict', 'Please pay your open invoice first. Then you can change your plan.')

/** It was deleted, or belongs to another account or mode. */
export class UnknownCustomer extends Refusal {
  constructor(cause: unknown) {
    super('not_now', 'Billing is unavailable right now. Please try again later.', {}, { cause })
  }
}

/** Each throws `not_now` if the provider cannot be reached, after 3 s at most. */
export interface Payments {
  /** Up to a minute old, or five while the provider cannot be reached. */
  priceIds(): Promise<PriceIds>
  /** Returns its id; repeating a call whose answer was late returns the same one. */
  createCustomer(buyer: Buyer): Promise<string>
  /** Ends their subscriptions and forgets who they are; repeating changes nothing. */
  deleteCustomer(customerId: string): Promise<void>
  /**
   * The provider's page where the customer buys at this price, or confirms the change of their subscription to it. Only
   * one page is open at a time, if calls for a customer run one at a time. Throws `conflict` if they already have that
   * price, or are past due.
   */
  checkoutAddress(purchase: Purchase): Promise<string>
  portalAddress(visit: PortalVisit): Promise<string>
  /** Null for an unknown customer; throws `conflict` if they already have that price, or are past due. */
  previewChange(customerId: string, priceId: string): Promise<ChangeCost | null>
  /** Null if nothing more is billed. */
  nextInvoice(customerId: string, subscriptionId: string): Promise<NextInvoice | null>
  /** Null unless the provider signed it for us, in our mode, in the last five minutes. */
  readEvent(text: string, signature: string): Promise<ProviderEvent | null>
  readCustomerId(event: ProviderEvent): Promise<string | null>
  /** Null if there is none. */
  readCheckout(sessionId: string): Promise<ProviderCheckout | null>
  readAccount(customerId: string): Promise<ProviderAccount>
  /** Who the customer was created for; null if it is none of ours. */
  readPersonId(customerId: string): Promise<string | null>
  /** With a subscription that has not ended; can repeat one. */
  listCustomers(): AsyncIterable<string>
  /** Refunds its payments and ends it; repeating changes nothing. */
  endDuplicate(subscriptionId: string): Promise<void>
  /** Ends it and credits the remaining paid time to later invoices; repeating changes nothing. */
  endReplaced(subscriptionId: string, options: { isPaid: boolean }): Promise<void>
  /** Sets whether it ends with its period; repeating changes nothing. */
  letEnd(subscriptionId: string, cancelAtPeriodEnd: boolean): Promise<void>
  /** Opens a check of an identity document on the provider's page; a repeated call whose answer was late opens no second one. */
  startIdentity(question: IdentityQuestion): Promise<{ sessionId: string; url: string }>
  /** Null if there is none. */
  readIdentity(sessionId: string): Promise<IdentitySession | null>
}
