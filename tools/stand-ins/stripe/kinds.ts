// What the stand-in stores: Stripe's objects as they are sent, and a few own facts.
import type Stripe from 'stripe'
import type { Stored } from './wire/stored.ts'

export type Product = Stored<Stripe.Product>
export type Price = Stored<Stripe.Price>
export type Customer = Stored<Stripe.Customer>
export type PaymentMethod = Stored<Stripe.PaymentMethod>
export type PaymentIntent = Stored<Stripe.PaymentIntent>
export type Charge = Stored<Stripe.Charge>
export type Refund = Stored<Stripe.Refund>
/** Nobody gives any evidence. */
export type Dispute = Omit<Stored<Stripe.Dispute>, 'evidence' | 'evidence_details'>
export type Subscription = Stored<Stripe.Subscription>
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>
export type Invoice = Stored<Stripe.Invoice>
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>
type InvoicePayment = Stored<Stripe.InvoicePayment>
export type CheckoutSession = Stored<Stripe.Checkout.Session>
export type PortalConfiguration = Stored<Stripe.BillingPortal.Configuration>
export type PortalSession = Stored<Stripe.BillingPortal.Session>
export type TestClock = Stored<Stripe.TestHelpers.TestClock>
type WebhookEndpoint = Stored<Stripe.WebhookEndpoint>
export type IdentitySession = Stored<Stripe.Identity.VerificationSession>
type IdentityReport = Stored<Stripe.Identity.VerificationReport>
type Coupon = Stored<Stripe.Coupon>
type TaxRate = Stored<Stripe.TaxRate>

/** A subscription's coupon. */
interface Discount {
  id: string
  subscription: string
  coupon: string
}

export interface StripeEvent extends Omit<Stored<Stripe.EventBase>, 'type' | 'data' | 'object'> {
  object: 'event'
  type: string
  data: { object: object }
}

/** A deleted customer, which Stripe still returns as such. */
interface DeletedCustomer {
  id: string
  object: 'customer'
  deleted: true
}

/** How a card's payments go, by its test number; numbers are never stored. Its id is the payment method's. */
interface Card {
  id: string
  behavior: CardBehavior
}
export type CardBehavior =
  | 'pays'
  | 'declines'
  | 'lacks_funds'
  | 'declines_later'
  | 'debits'
  | 'authenticates_once'
  | 'authenticates_always'

/** The last charge for a subscription's item, from which credits are computed. Its id is the item's. */
export interface Debit {
  id: string
  line: string
  invoice: string | null
  amount: number
  start: number
  end: number
}

/** A proration that waits for the next invoice. */
interface PendingLine {
  id: string
  customer: string
  subscription: string
  line: InvoiceLine
}

/** The purchase of a checkout session. Its id is the session's. */
export interface CheckoutOrder {
  id: string
  items: { price: string; quantity: number }[]
  metadata: Record<string, string>
}

/** The target of a portal session. Its id is the secret in its address. */
interface PortalVisit {
  id: string
  customer: string
  configuration?: string | undefined
  /** The flow's; otherwise the customer's newest one. */
  subscription?: string | undefined
  returnUrl: string
  /** If not to the portal. */
  doneUrl?: string | undefined
  expiresAt: number
}

/** A payment on the checkout page that waits for authentication. Its id is the session's. */
interface CheckoutAttempt {
  id: string
  customer: string
  paymentMethod: string
  intent: string
}

/** What a document said, which an answer has only if it is asked for. Its id is the session's or the report's. */
interface IdentityDetails {
  id: string
  fields: Record<string, unknown>
}

/** The first answer for an idempotency key, which is repeated. Its id is the key. */
interface KeptAnswer {
  id: string
  request: string
  status: number
  body: string
  keptAt: number
}

export interface Kinds {
  product: Product
  price: Price
  customer: Customer
  deletedCustomer: DeletedCustomer
  paymentMethod: PaymentMethod
  paymentIntent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  subscription: Subscription
  invoice: Invoice
  invoicePayment: InvoicePayment
  checkoutSession: CheckoutSession
  portalConfiguration: PortalConfiguration
  testClock: TestClock
  webhookEndpoint: WebhookEndpoint
  coupon: Coupon
  discount: Discount
  taxRate: TaxRate
  event: StripeEvent
  card: Card
  debit: Debit
  pendingLine: PendingLine
  checkoutAttempt: CheckoutAttempt
  checkoutOrder: CheckoutOrder
  portalVisit: PortalVisit
  keptAnswer: KeptAnswer
  identitySession: IdentitySession
  identityReport: IdentityReport
  identityDetails: IdentityDetails
}
