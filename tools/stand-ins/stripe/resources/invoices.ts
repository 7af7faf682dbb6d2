// Invoices and their payments: https://docs.stripe.com/api/invoices and https://docs.stripe.com/api/invoice-payment
import type Stripe from 'stripe'
import { previewFirst, previewInvoice } from '../billing/change-plan.ts'
import { priceFor } from '../billing/plan-change.ts'
import { collectInvoice, finalizeInvoice, markUncollectible, voidInvoice } from '../billing/settle-invoice.ts'
import type { Invoice, Subscription } from '../kinds.ts'
import { findPaymentMethod } from '../payment/payment-methods.ts'
import { isAsked, pageOf } from '../wire/list.ts'
import { boolean, group, integer, listParams, oneOf, optional, type ParamsOf, text } from '../wire/params.ts'
import { badRequest, cardRefused, missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import { customerOf, type World } from '../world.ts'
import { changedItems, prorationBehavior, subscriptionOf } from './subscriptions.ts'

const invoiceOf = (world: World, id = ''): Invoice => {
  const invoice = world.store.invoice.get(id)
  if (!invoice) throw missingResource('invoice', id)
  return invoice
}

const preview = group({
  customer: text,
  subscription: optional(text),
  subscription_details: optional(
    group({
      items: optional(changedItems),
      proration_behavior: optional(prorationBehavior),
      proration_date: optional(integer),
      cancel_at: optional(oneOf('')),
    } satisfies ParamsOf<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>),
  ),
} satisfies ParamsOf<Stripe.InvoiceCreatePreviewParams>)

const pay = group({
  payment_method: optional(text),
  off_session: optional(boolean),
} satisfies ParamsOf<Stripe.InvoicePayParams>)

const isRunning = ({ status }: Subscription) => !['canceled', 'incomplete_expired'].includes(status)

const noUpcoming = (customer: string) =>
  badRequest(`No upcoming invoices for customer: ${customer}`, 'invoice_upcoming_none')

const payInvoice = (
  world: World,
  invoice: Invoice,
  params: {
    payment_method?: string | undefined
    off_session?: boolean | undefined
  },
): Invoice => {
  if (invoice.status === 'paid') throw badRequest('Invoice is already paid')
  if (invoice.status === 'void')
    throw badRequest('This invoice can no longer be paid', 'invoice_not_editable')
  const open = invoice.status === 'draft' ? finalizeInvoice(world, invoice) : invoice
  if (open.status === 'paid') return open
  const method = params.payment_method && findPaymentMethod(world, params.payment_method).id
  const { invoice: after, paid } = collectInvoice(world, open, {
    isPresent: params.off_session === false,
    ...(method && { method }),
  })
  if (paid?.error) throw cardRefused(paid.error, paid.intent)
  if (!paid) throw badRequest('There is no `default_payment_method` set on this Customer or Invoice.')
  return after
}

export const invoiceRoutes: Route[] = [
  route('POST', '/v1/invoices/create_preview', preview, ({ world, params }) => {
    const details = params.subscription_details
    if (!params.subscription) {
      const customer = customerOf(world, params.customer)
      const prices = (details?.items ?? []).map(({ price = '' }, index) =>
        priceFor(world, price, `subscription_details[items][${index}][price]`),
      )
      if (prices.length === 0) throw noUpcoming(customer.id)
      return previewFirst(world, customer, prices)
    }
    const subscription = subscriptionOf(world, params.subscription, 'subscription')
    const ends = subscription.cancel_at !== null && details?.cancel_at === undefined
    if (!isRunning(subscription) || (ends && details?.proration_behavior !== 'always_invoice'))
      throw noUpcoming(subscription.customer)
    return previewInvoice(world, subscription, {
      items: details?.items ?? [],
      prorationBehavior: details?.proration_behavior,
      prorationDate: details?.proration_date,
    })
  }),
  route('GET', '/v1/invoices/:id', group({}), ({ world, ids }) => invoiceOf(world, ids.id)),
  route(
    'GET',
    '/v1/invoices',
    group({
      ...listParams,
      customer: optional(text),
      subscription: optional(text),
      status: optional(oneOf('draft', 'open', 'paid', 'uncollectible', 'void')),
    } satisfies ParamsOf<Stripe.InvoiceListParams>),
    ({ world, params }) =>
      pageOf(
        world.store.invoice
          .newestFirst()
          .filter(
            ({ customer, parent, status }) =>
              isAsked(params.customer, customer) &&
              isAsked(params.status, status) &&
              isAsked(params.subscription, parent?.subscription_details?.subscription),
          ),
        params,
        '/v1/invoices',
      ),
  ),
  route('POST', '/v1/invoices/:id/pay', pay, ({ world, params, ids }) =>
    payInvoice(world, invoiceOf(world, ids.id), params),
  ),
  route('POST', '/v1/invoices/:id/void', group({}), ({ world, ids }) =>
    voidInvoice(world, invoiceOf(world, ids.id)),
  ),
  route('POST', '/v1/invoices/:id/mark_uncollectible', group({}), ({ world, ids }) =>
    markUncollectible(world, invoiceOf(world, ids.id)),
  ),
]
