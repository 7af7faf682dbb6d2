import type { InvoiceLine, Price, SubscriptionItem } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { held, type World } from '../world.ts'
import type { Span } from './prorate.ts'

export const amountOf = (price: Price, quantity = 1): number => (price.unit_amount ?? 0) * quantity

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** 22 Nov 2026. */
const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

const productName = (world: World, price: Price) =>
  held(world.store.product.get(price.product), price.product).name

const createLine = (
  item: SubscriptionItem,
  details: {
    amount: number
    description: string
    period: Span
    price: Price
    quantity: number
    proration: boolean
    credited: { invoice: string; invoice_line_items: string[] } | null
  },
): InvoiceLine => ({
  id: newId('il'),
  object: 'line_item',
  amount: details.amount,
  currency: details.price.currency,
  description: details.description,
  discount_amounts: [],
  discountable: !details.proration,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: details.proration ? newId('ii') : null,
      proration: details.proration,
      proration_details: { credited_items: details.credited },
      subscription: item.subscription,
      subscription_item: item.id,
    },
    type: 'subscription_item_details',
  },
  period: details.period,
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: details.price.id, product: details.price.product },
    type: 'price_details',
    unit_amount_decimal: details.price.unit_amount_decimal,
  },
  quantity: details.quantity,
  quantity_decimal: String(details.quantity),
  subscription: item.subscription,
  subtotal: details.amount,
  taxes: [],
})

export const periodLine = (world: World, item: SubscriptionItem, period: Span): InvoiceLine => {
  const { price, quantity = 1 } = item
  return createLine(item, {
    amount: amountOf(price, quantity),
    description: `${quantity} × ${productName(world, price)} (at ${dollars(price.unit_amount ?? 0)} / ${price.recurring?.interval})`,
    period,
    price,
    quantity,
    proration: false,
    credited: null,
  })
}

/** A negative amount is a credit. */
export const prorationLine = (
  world: World,
  item: SubscriptionItem,
  amount: number,
  period: Span,
  credited: { invoice: string; invoice_line_items: string[] } | null = null,
): InvoiceLine =>
  createLine(item, {
    amount,
    description: `${amount < 0 ? 'Unused' : 'Remaining'} time on ${productName(world, item.price)} after ${dayOf(period.start)}`,
    period,
    price: item.price,
    quantity: item.quantity ?? 1,
    proration: true,
    credited,
  })
