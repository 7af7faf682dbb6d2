// Stripe's pages for a customer's plan, card and invoices. Their configurations are ours, so that each side changes to its
// own plans, and nobody does while a payment is due.
import type { UserType } from '@portal/contract/people/person'
import { plans } from '@portal/contract/subscriptions/plan'
import type Stripe from 'stripe'
import type { PortalVisit } from '../../platform/ports/payments.ts'
import { type CheckoutQuestions, keepCustomer } from './keep-customer.ts'
import type { Offer } from './price-ids.ts'
import { onceKey, together } from './reach.ts'
import { findRunning } from './subscriptions.ts'

export type PortalScope = UserType | 'past_due'

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features

const updatesFor = (scope: PortalScope, offers: readonly Offer[]): Features['subscription_update'] => {
  const sold = plans
    .filter(({ userTypes }) => scope !== 'past_due' && userTypes.includes(scope))
    .map(({ planKey }) => planKey)
  const byProduct = Map.groupBy(
    offers.filter(({ planKey }) => sold.includes(planKey)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ product }) => product,
  )
  const products = [...byProduct].map(([product, own]) => ({ product, prices: own.map(({ id }) => id) }))
  if (products.length === 0) return { enabled: false }
  return { enabled: true, default_allowed_updates: ['price'], products, proration_behavior: 'always_invoice' }
}

const featuresFor = (scope: PortalScope, offers: readonly Offer[]): Features => ({
  customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: updatesFor(scope, offers),
})

/** Its id. Made if it is missing, and changed if the plans for sale have changed since. */
export const portalConfiguration = async (
  stripe: Stripe,
  scope: PortalScope,
  offers: readonly Offer[],
  options: () => Stripe.RequestOptions,
): Promise<string> => {
  const features = featuresFor(scope, offers)
  const version = Bun.hash(JSON.stringify(features)).toString(36)
  const params = { features, name: `Rental Portal, ${scope}`, metadata: { scope, version } }
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 }, options())
  const found = data.find(({ metadata }) => metadata?.scope === scope)
  if (found?.metadata?.version === version) return found.id
  const { id } = found
    ? await stripe.billingPortal.configurations.update(found.id, params, options())
    : await stripe.billingPortal.configurations.create(params, {
        ...options(),
        idempotencyKey: onceKey('portal', scope, version),
      })
  return id
}

/** The page for cards, invoices and the plan. */
export const portalAddress = async (
  stripe: Stripe,
  { customerId: customer, userType, contact, returnUrl }: PortalVisit,
  offers: readonly Offer[],
  questions: CheckoutQuestions,
): Promise<string> => {
  const options = together()
  const [running] = await Promise.all([
    findRunning(stripe, customer, options()),
    keepCustomer(stripe, customer, contact, questions, options()),
  ])
  const scope = running?.isPastDue ? 'past_due' : userType
  const configuration = await portalConfiguration(stripe, scope, offers, options)
  const { url } = await stripe.billingPortal.sessions.create(
    { customer, configuration, return_url: returnUrl },
    options(),
  )
  return url
}
