// Invoices and their payments: https://docs.stripe.com/api/invoices and https://docs.stripe.com/api/invoice-payment
import type Stripe from 'stripe'
import { previewFirst, previewInvoice } from '../billing/change-plan.ts'
import { priceFor } from '../billing/plan-change.ts'
import { markUncollectible } from '../billing/settle-invoice.ts'
import type { Invoice, Subscription } from '../kinds.ts'
import { isAsked, pageOf } from '../wire/list.ts'
import { group, integer, listParams, oneOf, optional, type ParamsOf, text } from '../wire/params.ts'
import { badRequest, missingResource } from '../wire/refusal.ts'
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

const isRunning = ({ status }: Subscription) => !['canceled', 'incomplete_expired'].includes(status)

const noUpcoming = (customer: string) =>
  badRequest(`No upcoming invoices for customer: ${customer}`, 'invoice_upcoming_none')

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
  route('POST', '/v1/invoices/:id/mark_uncollectible', group({}), ({ world, ids }) =>
    markUncollectible(world, invoiceOf(world, ids.id)),
  ),
]
