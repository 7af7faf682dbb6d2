// What changes an invoice's total: https://docs.stripe.com/api/coupons and https://docs.stripe.com/api/tax_rates
import type Stripe from 'stripe'
import { newId } from '../wire/ids.ts'
import { boolean, count, group, oneOf, optional, type ParamsOf, text } from '../wire/params.ts'
import { missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import type { World } from '../world.ts'

/** The ids of a subscription's new discounts. */
export const addDiscounts = (
  world: World,
  subscription: string,
  asked: readonly { coupon: string }[],
): string[] =>
  asked.map(({ coupon }, index) => {
    if (!world.store.coupon.get(coupon))
      throw missingResource('coupon', coupon, `discounts[${index}][coupon]`)
    return world.store.discount.put({ id: newId('di'), subscription, coupon }).id
  })

export const taxRatesOf = (world: World, ids: readonly string[]) =>
  ids.map((id, index) => {
    const rate = world.store.taxRate.get(id)
    if (!rate) throw missingResource('tax rate', id, `default_tax_rates[${index}]`)
    return rate
  })

export const couponRoutes: Route[] = [
  route(
    'POST',
    '/v1/coupons',
    group({ percent_off: count, duration: oneOf('forever') } satisfies ParamsOf<Stripe.CouponCreateParams>),
    ({ world, params }) =>
      world.store.coupon.put({
        id: newId('', 8).slice(1),
        object: 'coupon',
        amount_off: null,
        created: world.now(),
        currency: null,
        duration: params.duration,
        duration_in_months: null,
        livemode: false,
        max_redemptions: null,
        metadata: {},
        name: null,
        percent_off: params.percent_off,
        redeem_by: null,
        times_redeemed: 0,
        valid: true,
      }),
  ),
  route(
    'POST',
    '/v1/tax_rates',
    group({
      display_name: text,
      percentage: count,
      inclusive: boolean,
      country: optional(text),
    } satisfies ParamsOf<Stripe.TaxRateCreateParams>),
    ({ world, params }) =>
      world.store.taxRate.put({
        id: newId('txr'),
        object: 'tax_rate',
        active: true,
        country: params.country ?? null,
        created: world.now(),
        description: null,
        display_name: params.display_name,
        effective_percentage: null,
        flat_amount: null,
        inclusive: params.inclusive,
        jurisdiction: null,
        jurisdiction_level: null,
        livemode: false,
        metadata: {},
        percentage: params.percentage,
        rate_type: 'percentage',
        state: null,
        tax_type: null,
      }),
  ),
]
