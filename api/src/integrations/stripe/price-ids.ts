// By the plans' keys, because each account and mode has its own ids.
import type { PlanKey } from '@portal/contract/people/person'
import { plans } from '@portal/contract/subscriptions/plan'
import type Stripe from 'stripe'
import type { PriceIds } from '../../platform/ports/payments.ts'
import { unreachable } from '../../platform/ports/payments.ts'
import { reach } from './reach.ts'
import { reference } from './read-objects.ts'
import type { PlansByProduct } from './subscriptions.ts'

/** After this, they are refreshed while the known ones are in use. */
const freshMs = 60_000
/** After this, they are no longer used. */
const oldestMs = 5 * 60_000
/** A page shows its plans without them. */
const patienceMs = 1000
/** Between two failed requests. */
const pauseMs = 5000

/** Nobody is charged anything but the displayed price. */
export const expectedPrices = plans
  .filter(({ monthlyPrice }) => monthlyPrice > 0)
  .flatMap(({ planKey, monthlyPrice, yearlyPrice }) => [
    { planKey, key: `${planKey}_monthly`, interval: 'month', cents: Math.round(monthlyPrice * 100) },
    { planKey, key: `${planKey}_yearly`, interval: 'year', cents: Math.round(yearlyPrice * 100) },
  ])

export const isAsExpected = ({ lookup_key, currency, unit_amount, recurring }: Stripe.Price): boolean =>
  expectedPrices.some(
    ({ key, interval, cents }) =>
      key === lookup_key &&
      currency === 'usd' &&
      cents === unit_amount &&
      recurring?.interval === interval &&
      recurring.interval_count === 1,
  )

/** A price for sale. */
export interface Offer {
  id: string
  /** Such as `basic_monthly`. */
  key: string
  product: string
  planKey: PlanKey
}

interface Catalog {
  ids: PriceIds
  offers: readonly Offer[]
  plansByProduct: PlansByProduct
}

/** Active ones with our lookup keys. */
export const readPrices = async (stripe: Stripe): Promise<Stripe.Price[]> => {
  const lookup_keys = expectedPrices.map(({ key }) => key)
  return (await stripe.prices.list({ lookup_keys, active: true, limit: 100 })).data
}

const withPlan = (price: Stripe.Price) => {
  const plan = expectedPrices.find(({ key }) => key === price.lookup_key)
  const product = reference.parse(price.product)
  return plan && product ? [{ key: plan.key, planKey: plan.planKey, id: price.id, product }] : []
}

export const offersOf = (prices: readonly Stripe.Price[]): Offer[] =>
  prices.filter(isAsExpected).flatMap(withPlan)

const readCatalog = async (stripe: Stripe): Promise<Catalog> => {
  const prices = await reach(readPrices(stripe))
  const offers = offersOf(prices)
  const ofProducts = Map.groupBy(prices.flatMap(withPlan), ({ product }) => product)
  return {
    ids: new Map(offers.map(({ key, id }) => [key, id])),
    offers,
    plansByProduct: new Map(
      [...ofProducts].flatMap(([product, [first, ...others]]) =>
        first && others.every(({ planKey }) => planKey === first.planKey) ? [[product, first.planKey]] : [],
      ),
    ),
  }
}

/** Concurrent callers share one request. */
export const openCatalog = (stripe: Stripe) => {
  let known: (Catalog & { at: number }) | undefined
  let asking: Promise<void> | undefined
  let failure: { cause: unknown; at: number } | undefined

  const ask = async () => {
    try {
      known = { ...(await readCatalog(stripe)), at: performance.now() }
      failure = undefined
    } catch (thrown) {
      const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown
      failure = { cause, at: performance.now() }
    }
    asking = undefined
  }
  const isOlderThan = (milliseconds: number, since: { at: number } | undefined) =>
    !since || performance.now() - since.at > milliseconds

  const priceIds = async () => {
    if (isOlderThan(freshMs, known) && isOlderThan(pauseMs, failure)) asking ??= ask()
    if (isOlderThan(oldestMs, known)) await Promise.race([asking, Bun.sleep(patienceMs)])
    if (!known || isOlderThan(oldestMs, known)) throw unreachable(failure?.cause)
    return known.ids
  }

  return {
    priceIds,
    offers: async (): Promise<readonly Offer[]> => {
      await priceIds()
      return known?.offers ?? []
    },
    /** Products stay those of their plans, so an old answer is as good. */
    plansByProduct: async (): Promise<PlansByProduct> => {
      if (!known) await priceIds()
      return known?.plansByProduct ?? new Map()
    },
  }
}
