// Stripe's pages where a person buys a plan or changes to another.
import Stripe from 'stripe'
import {
  type Buyer,
  type ProviderCheckout,
  type Purchase,
  samePlan,
  unpaidPlan,
} from '../../platform/payments.ts'
import { reach, together, unless } from './reach.ts'
import { CheckoutSession } from './read-objects.ts'
import { findRunning, itemOf } from './subscriptions.ts'

/** Stripe answers a key again for a day, also where it failed; nobody should have to wait for so long. */
const keptMs = 10 * 60_000

/** A key for what is created once, however often it is asked for: an answer that came too late is then found again. */
const onceKey = (...parts: string[]): string => [...parts, Math.floor(Date.now() / keptMs)].join('-')

/** Says nothing that may change: another body under the same key is refused. */
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

/** Nothing where it was paid just now. */
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
  { customerId: customer, priceId: price, doneUrl, leftUrl }: Purchase,
  options: Stripe.RequestOptions,
): Promise<string> => {
  if (isPastDue) throw unpaidPlan()
  const item = itemOf(subscription)
  if (item.price.id === price) throw samePlan()
  const { url } = await stripe.billingPortal.sessions.create(
    {
      customer,
      return_url: leftUrl,
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription: subscription.id, items: [{ id: item.id, price }] },
        after_completion: { type: 'redirect', redirect: { return_url: doneUrl } },
      },
    },
    options,
  )
  return url
}

/**
 * Whoever has a subscription confirms its change; others buy one. Of a customer's checkouts only the last is open, and a subscription
 * is looked for when the others are closed: so what was paid in one of them is found, and nobody buys a second one. The
 * caller lets nobody else open one for this customer meanwhile.
 */
export const checkoutAddress = async (stripe: Stripe, purchase: Purchase): Promise<string> => {
  const { customerId: customer, personId, priceId, doneUrl, leftUrl } = purchase
  const options = together()
  const { data: sessions } = await stripe.checkout.sessions.list({ customer, limit: 100 }, options())
  const open = sessions.filter(({ status }) => status === 'open')
  await Promise.all(open.map(session => expire(stripe, session, options())))
  const running = await findRunning(stripe, customer, options())
  if (running) return confirmAddress(stripe, running, purchase, options())
  const { url } = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: personId,
      line_items: [{ price: priceId, quantity: 1 }],
      subscription_data: { metadata: { personId } },
      // Stripe puts the session's id there, by which the page that it leads to asks what was paid.
      success_url: `${doneUrl}&session={CHECKOUT_SESSION_ID}`,
      cancel_url: leftUrl,
    },
    // One for each that was there before: if this one's answer is late, the next try does not open another beside it.
    { ...options(), idempotencyKey: onceKey('checkout', customer, sessions[0]?.id ?? 'first') },
  )
  if (!url) throw new Error('Stripe opened a checkout without an address.')
  return url
}

/** Null for an id that Stripe does not know. */
export const readCheckout = async (stripe: Stripe, id: string): Promise<ProviderCheckout | null> => {
  const found = await unless(['resource_missing'], stripe.checkout.sessions.retrieve(id))
  const { data: session } = CheckoutSession.safeParse(found)
  return session ? { customerId: session.customer ?? null, isComplete: session.status === 'complete' } : null
}
