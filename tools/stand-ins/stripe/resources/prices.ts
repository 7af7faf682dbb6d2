// Prices: https://docs.stripe.com/api/prices
import type Stripe from 'stripe'
import type { Price } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { isAsked, pageOf } from '../wire/list.ts'
import {
  boolean,
  count,
  group,
  listOf,
  listParams,
  oneOf,
  optional,
  type ParamsOf,
  several,
  text,
} from '../wire/params.ts'
import { badRequest, missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import type { World } from '../world.ts'

const interval = oneOf('month', 'year')

const createPrice = group({
  currency: text,
  product: text,
  unit_amount: count,
  recurring: optional(group({ interval, interval_count: optional(several) })),
  lookup_key: optional(text),
  transfer_lookup_key: optional(boolean),
} satisfies ParamsOf<Stripe.PriceCreateParams>)

const updatePrice = group({
  active: boolean,
} satisfies ParamsOf<Stripe.PriceUpdateParams>)

const refuseTakenKey = (world: World, key: string | undefined, transfer: boolean | undefined) => {
  const other = key && world.store.price.newestFirst().find(price => price.lookup_key === key)
  if (!other) return
  if (!transfer)
    throw badRequest(
      `A price (\`${other.id}\`) already uses that lookup key. Please pass \`transfer_lookup_key=true\` to transfer it.`,
      undefined,
      'lookup_key',
    )
  putPrice(world, { ...other, lookup_key: null })
}

/** Also updates subscriptions at this price, which show its current state. */
const putPrice = (world: World, price: Price): Price => {
  for (const subscription of world.store.subscription.newestFirst()) {
    const { items } = subscription
    if (!items.data.some(item => item.price.id === price.id)) continue
    const data = items.data.map(item => (item.price.id === price.id ? { ...item, price } : item))
    world.store.subscription.put({ ...subscription, items: { ...items, data } })
  }
  return world.store.price.put(price)
}

export const addPrice = (
  world: World,
  fields: {
    product: string
    currency: string
    unit_amount: number
    recurring?: { interval: 'month' | 'year'; interval_count?: number | undefined } | undefined
    lookup_key?: string | undefined
    transfer_lookup_key?: boolean | undefined
  },
): Price => {
  if (!world.store.product.get(fields.product)) throw missingResource('product', fields.product, 'product')
  refuseTakenKey(world, fields.lookup_key, fields.transfer_lookup_key)
  const price = world.store.price.put({
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: world.now(),
    currency: fields.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookup_key ?? null,
    metadata: {},
    nickname: null,
    product: fields.product,
    recurring: fields.recurring
      ? {
          interval: fields.recurring.interval,
          interval_count: fields.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: fields.recurring ? 'recurring' : 'one_time',
    unit_amount: fields.unit_amount,
    unit_amount_decimal: String(fields.unit_amount),
  })
  world.emit('price.created', price)
  return price
}

const priceOf = (world: World, id = ''): Price => {
  const price = world.store.price.get(id)
  if (!price) throw missingResource('price', id)
  return price
}

export const priceRoutes: Route[] = [
  route('POST', '/v1/prices', createPrice, ({ world, params }) => addPrice(world, params)),
  route('POST', '/v1/prices/:id', updatePrice, ({ world, params, ids }) => {
    const changed = putPrice(world, { ...priceOf(world, ids.id), ...params })
    world.emit('price.updated', changed)
    return changed
  }),
  route(
    'GET',
    '/v1/prices',
    group({
      ...listParams,
      active: optional(boolean),
      lookup_keys: optional(listOf(text)),
    } satisfies ParamsOf<Stripe.PriceListParams>),
    ({ world, params }) => {
      if ((params.lookup_keys?.length ?? 0) > 10)
        throw badRequest('You may only specify up to 10 lookup keys.', undefined, 'lookup_keys')
      return pageOf(
        world.store.price
          .newestFirst()
          .filter(
            price =>
              isAsked(params.active, price.active) &&
              (params.lookup_keys?.includes(price.lookup_key ?? '') ?? true),
          ),
        params,
        '/v1/prices',
      )
    },
  ),
]
