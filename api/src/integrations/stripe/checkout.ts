import Stripe from 'stripe'
import {
  type Buyer,
  type ProviderCheckout,
  type Purchase,
  samePlan,
  unpaidPlan,
} from '../../platform/ports/payments.ts'
import { type CheckoutQuestions, keepCustomer } from './keep-customer.ts'
import { portalConfiguration } from './portal.ts'
import type { Offer } from './price-ids.ts'
import { onceKey, reach, together, unless } from './reach.ts'
import { CheckoutSession } from './read-objects.ts'
import { findRunning, itemOf } from './subscriptions.ts'

/** Only fields that never change: Stripe refuses a different body under the same key. */
export const createCustomer = async (
  stripe: Stripe,
  { personId, email, instead }: Buyer,
): Promise<string> => {
  const { id } = await reach(
    stripe.customers.create(
      { email, metadata: { personId } },
      { idempotencyKey: onceKey('customer', personId, instead ?? 'first') },
    ),
  )
  return id
}

/** It can have just been paid. */
const expire = async (stripe: Stripe, { id }: Stripe.Checkout.Session, options: Stripe.RequestOptions) => {
  try {
    await stripe.checkout.sessions.expire(id, {}, options)
  } catch (thrown) {
    if (!(thrown instanceof Stripe.errors.StripeInvalidRequestError)) throw thrown
  }
}

const confirmAddress = async (
  stripe: Stripe,
  { subscription, isPastDue }: NonNullable<Awaited<ReturnType<typeof findRunning>>>,
  { customerId: customer, userType, priceId: price, doneUrl, leftUrl }: Purchase,
  offers: readonly Offer[],
  options: () => Stripe.RequestOptions,
): Promise<string> => {
  if (isPastDue) throw unpaidPlan()
  const item = itemOf(subscription)
  if (item.price.id === price) throw samePlan()
  const { url } = await stripe.billingPortal.sessions.create(
    {
      customer,
      configuration: await portalConfiguration(stripe, userType, offers, options),
      return_url: leftUrl,
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription: subscription.id, items: [{ id: item.id, price }] },
        after_completion: { type: 'redirect', redirect: { return_url: doneUrl } },
      },
    },
    options(),
  )
  return url
}

const questionsOf = ({
  asksAddress,
  asksTaxId,
}: CheckoutQuestions): Partial<Stripe.Checkout.SessionCreateParams> => ({
  ...(asksAddress && { billing_address_collection: 'required' }),
  ...(asksTaxId && { tax_id_collection: { enabled: true } }),
  ...((asksAddress || asksTaxId) && {
    customer_update: { address: 'auto', ...(asksTaxId && { name: 'auto' }) },
  }),
})

/**
 * A customer with a subscription confirms its change; others buy one. Earlier checkouts are closed first, so a payment
 * in one of them is found and nobody buys twice. Calls for one customer must not run at the same time.
 */
export const checkoutAddress = async (
  stripe: Stripe,
  purchase: Purchase,
  offers: readonly Offer[],
  questions: CheckoutQuestions,
): Promise<string> => {
  const { customerId: customer, personId, contact, priceId, doneUrl, leftUrl } = purchase
  const options = together()
  const [{ data: sessions }] = await Promise.all([
    stripe.checkout.sessions.list({ customer, limit: 100 }, options()),
    keepCustomer(stripe, customer, contact, questions, options()),
  ])
  const open = sessions.filter(({ status }) => status === 'open')
  await Promise.all(open.map(session => expire(stripe, session, options())))
  const running = await findRunning(stripe, customer, options())
  if (running) return confirmAddress(stripe, running, purchase, offers, options)
  const { url } = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: personId,
      line_items: [{ price: priceId, quantity: 1 }],
      subscription_data: { metadata: { personId } },
      // Stripe fills in the session's id, which the return page uses to ask what was paid.
      success_url: `${doneUrl}&session={CHECKOUT_SESSION_ID}`,
      cancel_url: leftUrl,
      ...questionsOf(questions),
    },
    // By the previous session: if this answer is late, the next try does not open another one.
    { ...options(), idempotencyKey: onceKey('checkout', customer, sessions[0]?.id ?? 'first') },
  )
  if (!url) throw new Error('Stripe created a checkout without an address.')
  return url
}

export const readCheckout = async (stripe: Stripe, id: string): Promise<ProviderCheckout | null> => {
  const found = await unless(['resource_missing'], stripe.checkout.sessions.retrieve(id))
  const { data: session } = CheckoutSession.safeParse(found)
  return session
    ? {
        customerId: session.customer ?? null,
        isPaid: session.status === 'complete' && session.payment_status !== 'unpaid',
      }
    : null
}
