// Customers and their cards: https://docs.stripe.com/api/customers and https://docs.stripe.com/api/payment_methods
import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import { endSubscription } from '../billing/subscription-status.ts'
import type { Customer } from '../kinds.ts'
import { attachPaymentMethod, findPaymentMethod, makeDefault } from '../payment/payment-methods.ts'
import { newId } from '../wire/ids.ts'
import { isAsked, pageOf } from '../wire/list.ts'
import {
  clearableText,
  email,
  group,
  integer,
  listParams,
  metadata,
  optional,
  type ParamsOf,
  text,
} from '../wire/params.ts'
import { missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import type { Stored } from '../wire/stored.ts'
import { customerOf, held, type World } from '../world.ts'

const customerFields = {
  email: optional(email),
  name: optional(clearableText),
  invoice_settings: optional(group({ default_payment_method: text })),
} satisfies ParamsOf<Stripe.CustomerUpdateParams>

const createCustomer = group({
  ...customerFields,
  metadata: optional(metadata),
  payment_method: optional(text),
  test_clock: optional(text),
} satisfies ParamsOf<Stripe.CustomerCreateParams>)

const updateCustomer = group({
  ...customerFields,
  business_name: optional(clearableText),
  balance: optional(integer),
} satisfies ParamsOf<Stripe.CustomerUpdateParams>)

export const addCustomer = (
  world: World,
  fields: {
    email?: string | null | undefined
    name?: string | null | undefined
    metadata?: Record<string, string> | undefined
    test_clock?: string | undefined
  },
): Customer => {
  if (fields.test_clock && !world.store.testClock.get(fields.test_clock))
    throw missingResource('test clock', fields.test_clock, 'test_clock')
  const at = fields.test_clock
    ? held(world.store.testClock.get(fields.test_clock), fields.test_clock).frozen_time
    : world.now()
  const customer = world.store.customer.put({
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: at,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: fields.email ?? null,
    invoice_prefix: newId('x', 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: fields.metadata ?? {},
    name: fields.name || null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: fields.test_clock ?? null,
  })
  world.emit('customer.created', customer)
  return customer
}

const existing = (world: World, id = ''): Customer => customerOf(world, id, 'id')

const removeCustomer = (world: World, customer: Customer) => {
  for (const subscription of world.store.subscription.newestFirst())
    if (subscription.customer === customer.id && subscription.status !== 'canceled')
      endSubscription(world, subscription, 'cancellation_requested')
  world.store.customer.remove(customer.id)
  world.emit('customer.deleted', customer)
  return world.store.deletedCustomer.put({ id: customer.id, object: 'customer', deleted: true })
}

const balanceTransaction = group({
  amount: integer,
  currency: text,
  description: optional(clearableText),
} satisfies ParamsOf<Stripe.CustomerCreateBalanceTransactionParams>)

/** A negative amount is a credit: https://docs.stripe.com/api/customer_balance_transactions/create */
const adjustBalance = (
  world: World,
  customer: Customer,
  { amount, currency, description }: z.infer<typeof balanceTransaction>,
): Stored<Stripe.CustomerBalanceTransaction> => {
  const changed = world.store.customer.put({ ...customer, balance: customer.balance + amount })
  world.emit('customer.updated', changed)
  return {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    amount,
    checkout_session: null,
    created: world.now(customer.id),
    credit_note: null,
    currency,
    customer: customer.id,
    customer_account: null,
    description: description || null,
    ending_balance: changed.balance,
    invoice: null,
    livemode: false,
    metadata: {},
    type: 'adjustment',
  }
}

const paymentMethod = (world: World, id = '') => {
  const method = world.store.paymentMethod.get(id)
  if (!method) throw missingResource('PaymentMethod', id)
  return method
}

export const customerRoutes: Route[] = [
  route('POST', '/v1/customers', createCustomer, ({ world, params }) => {
    const customer = addCustomer(world, params)
    const method = params.payment_method && findPaymentMethod(world, params.payment_method)
    if (method) attachPaymentMethod(world, method, customer.id)
    const chosen = params.invoice_settings?.default_payment_method
    if (method && chosen) makeDefault(world, customer.id, method.id)
    return existing(world, customer.id)
  }),
  route(
    'GET',
    '/v1/customers/:id',
    group({}),
    ({ world, ids: { id = '' } }) => world.store.deletedCustomer.get(id) ?? existing(world, id),
  ),
  route('POST', '/v1/customers/:id', updateCustomer, ({ world, params, ids }) => {
    const customer = existing(world, ids.id)
    const chosen = params.invoice_settings?.default_payment_method
    if (chosen && paymentMethod(world, chosen).customer !== customer.id)
      throw missingResource('PaymentMethod', chosen, 'invoice_settings[default_payment_method]')
    const changed = world.store.customer.put({
      ...customer,
      balance: params.balance ?? customer.balance,
      email: params.email ?? customer.email,
      invoice_settings: {
        ...customer.invoice_settings,
        default_payment_method: chosen ?? customer.invoice_settings.default_payment_method,
      },
      name: params.name ?? customer.name ?? null,
      ...(params.business_name !== undefined && { business_name: params.business_name }),
    })
    world.emit('customer.updated', changed)
    return changed
  }),
  route('DELETE', '/v1/customers/:id', group({}), ({ world, ids }) =>
    removeCustomer(world, existing(world, ids.id)),
  ),
  route('POST', '/v1/customers/:id/balance_transactions', balanceTransaction, ({ world, params, ids }) =>
    adjustBalance(world, existing(world, ids.id), params),
  ),
  route('GET', '/v1/customers', group({ ...listParams, email: optional(email) }), ({ world, params }) =>
    pageOf(
      world.store.customer.newestFirst().filter(customer => isAsked(params.email, customer.email)),
      params,
      '/v1/customers',
    ),
  ),
  route('POST', '/v1/payment_methods/:id/attach', group({ customer: text }), ({ world, params, ids }) =>
    attachPaymentMethod(world, findPaymentMethod(world, ids.id ?? '', 'id'), params.customer),
  ),
]
