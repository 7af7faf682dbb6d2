import type { Customer, Invoice, Price, Subscription } from '../kinds.ts'
import { addDiscounts, taxRatesOf } from '../resources/coupons.ts'
import { newId } from '../wire/ids.ts'
import { listAll } from '../wire/list.ts'
import type { World } from '../world.ts'
import { createInvoice } from './create-invoice.ts'
import { intervalsAfter } from './periods.ts'
import { beginPeriod } from './plan-change.ts'
import { finalizeInvoice } from './settle-invoice.ts'
import { subscriptionItem } from './subscription-item.ts'

export interface SubscriptionRequest {
  customer: Customer
  items: { price: Price; quantity: number }[]
  metadata: Record<string, string>
  defaultPaymentMethod: string | null
  coupons?: readonly { coupon: string }[] | undefined
  taxRates?: readonly string[] | undefined
}

const newSubscription = (world: World, request: SubscriptionRequest): Subscription => {
  const id = newId('sub')
  const at = world.now(request.customer.id)
  const interval = request.items[0]?.price.recurring ?? { interval: 'month', interval_count: 1 }
  const period = { start: at, end: intervalsAfter(at, interval, 1) }
  const items = request.items.map(({ price, quantity }) => subscriptionItem(id, price, quantity, period, at))
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: at,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: at,
    currency: request.items[0]?.price.currency ?? 'usd',
    customer: request.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: request.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: taxRatesOf(world, request.taxRates ?? []),
    description: null,
    discounts: addDiscounts(world, id, request.coupons ?? []),
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listAll(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: request.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: at,
    status: 'incomplete',
    test_clock: request.customer.test_clock ?? null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  } satisfies Subscription
}

/**
 * Incomplete, with its first invoice open, or paid if it costs nothing. `intent` is an existing payment for
 * it.
 */
export const beginSubscription = (
  world: World,
  request: SubscriptionRequest,
  intent?: string,
): { subscription: string; invoice: Invoice } => {
  const draft = newSubscription(world, request)
  const period = {
    start: draft.billing_cycle_anchor,
    end: draft.items.data[0]?.current_period_end ?? draft.billing_cycle_anchor,
  }
  const { items, lines, debits } = beginPeriod(world, draft.items.data, period)
  const subscription = world.store.subscription.put({ ...draft, items: { ...draft.items, data: items } })
  for (const debit of debits) world.store.debit.put(debit)
  const invoice = createInvoice(world, {
    customer: request.customer,
    subscription: subscription.id,
    reason: 'subscription_create',
    lines,
    period: { start: period.start, end: period.start },
    at: period.start,
  })
  const begun = world.store.subscription.put({ ...subscription, latest_invoice: invoice.id })
  world.emit('customer.subscription.created', begun)
  return { subscription: begun.id, invoice: finalizeInvoice(world, invoice, intent) }
}
