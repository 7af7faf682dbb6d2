// What would keep the first sale from working, in one sentence each.
import Stripe from 'stripe'
import { amountOf } from './amount-of.ts'
import { openStripe, type StripeAccount } from './open-stripe.ts'
import { type PortalScope, portalConfiguration } from './portal.ts'
import { expectedPrices, isAsExpected, offersOf, readPrices } from './price-ids.ts'
import { failureOf } from './reach.ts'

export interface Webhook {
  address: string
  /** Types that it must send. */
  events: readonly string[]
}

const inWords = ({ currency, unit_amount: units, recurring }: Stripe.Price): string => {
  const amount =
    units === null ? 'of no fixed amount' : `${amountOf(units, currency)} ${currency.toUpperCase()}`
  if (!recurring) return `${amount} once`
  const { interval, interval_count: count } = recurring
  return count === 1 ? `${amount} a ${interval}` : `${amount} every ${count} ${interval}s`
}

const misfitsOfPrices = async (stripe: Stripe): Promise<string[]> => {
  const prices = await readPrices(stripe)
  return expectedPrices.flatMap(({ key, cents, interval }) => {
    const found = prices.find(({ lookup_key: own }) => own === key)
    if (!found) return [`No active price has the lookup key ${key}.`]
    if (isAsExpected(found)) return []
    const price = `${amountOf(cents, 'usd')} USD a ${interval}`
    return [`The price ${key} is ${inWords(found)}, but the portal sells it for ${price}.`]
  })
}

const misfitsOfWebhook = async (stripe: Stripe, { address, events }: Webhook): Promise<string[]> => {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const own = data.filter(({ url }) => url === address)
  if (own.length === 0) return [`No webhook leads to ${address}.`]
  const enabled = own.filter(({ status }) => status === 'enabled')
  if (enabled.length === 0) return [`The webhook to ${address} is disabled.`]
  const sent = enabled.flatMap(({ enabled_events: types }) => types)
  const missing = sent.includes('*') ? [] : events.filter(type => !sent.includes(type))
  return missing.length === 0 ? [] : [`The webhook to ${address} does not send ${missing.join(', ')}.`]
}

const scopes: readonly PortalScope[] = ['tenant', 'landlord', 'past_due']

/** Makes the configurations that are missing, as the first visit would. */
const misfitsOfPortal = async (stripe: Stripe): Promise<string[]> => {
  const offers = offersOf(await readPrices(stripe))
  for (const scope of scopes) await portalConfiguration(stripe, scope, offers, () => ({}))
  return []
}

/** Empty if prices, webhook and billing portal fit. */
export const findMisfits = async (account: StripeAccount, webhook: Webhook): Promise<string[]> => {
  const stripe = openStripe(account)
  const parts = {
    prices: misfitsOfPrices(stripe),
    webhook: misfitsOfWebhook(stripe, webhook),
    'billing portal': misfitsOfPortal(stripe),
  }
  const found = await Promise.all(
    Object.entries(parts).map(([part, misfits]) =>
      misfits.catch(thrown => {
        if (!(thrown instanceof Stripe.errors.StripeError)) throw thrown
        if (thrown instanceof Stripe.errors.StripeAuthenticationError)
          return ['Stripe does not accept STRIPE_SECRET_KEY.']
        return [`The ${part} cannot be checked: ${failureOf(thrown).message}`]
      }),
    ),
  )
  return [...new Set(found.flat())]
}
