// Discounts come off first, and taxes are of the rest: https://docs.stripe.com/billing/taxes/tax-rates
import type { InvoiceLine } from '../kinds.ts'
import { held, type World } from '../world.ts'

const share = (amount: number, percent: number) => Math.round((amount * percent) / 100)

/** The total of lines with a subscription's coupons and tax rates. */
export const adjust = (world: World, id: string, lines: readonly InvoiceLine[]) => {
  const { discounts: ids = [], default_tax_rates: rates } = world.store.subscription.get(id) ?? {}
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const discounts = ids.map(discount => {
    const { coupon } = held(world.store.discount.get(discount), discount)
    const { percent_off: percent } = held(world.store.coupon.get(coupon), coupon)
    return { amount: share(subtotal, percent ?? 0), discount }
  })
  const taxed = discounts.reduce((rest, { amount }) => rest - amount, subtotal)
  const taxes = (rates ?? []).map(({ id: rate, inclusive, percentage }) => ({
    amount: inclusive ? taxed - Math.round(taxed / (1 + percentage / 100)) : share(taxed, percentage),
    tax_behavior: inclusive ? ('inclusive' as const) : ('exclusive' as const),
    tax_rate_details: { tax_rate: rate },
    taxability_reason: 'not_available' as const,
    taxable_amount: taxed,
    type: 'tax_rate_details' as const,
  }))
  const added = taxes.filter(({ tax_behavior: behavior }) => behavior === 'exclusive')
  return { subtotal, discounts, taxes, total: added.reduce((sum, { amount }) => sum + amount, taxed) }
}
