// They lead to the payment provider's own pages (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text, timestamp } from '../values/text.ts'
import { BillingInterval, CurrentSubscription } from './subscription.ts'

const ProviderPage = z.object({ url: z.url({ protocol: /^https?$/ }) })

const ChangePreview = z.object({
  /** 0 if the unused part of the current plan is worth more. */
  dueToday: z.number(),
  /** For later invoices. */
  credit: z.number(),
  currency: z.string(),
  /** Per billing period after that, before credit. */
  amount: z.number(),
  billingPeriod: BillingInterval,
  nextBillingDate: timestamp,
})

const NextInvoice = z.object({
  /** Due, after everything below. */
  amount: z.number(),
  currency: z.string(),
  discount: z.number(),
  tax: z.number(),
  /** Taken from the customer's balance. */
  credit: z.number(),
})
export type NextInvoice = z.infer<typeof NextInvoice>

/** The provider's. */
const priceId = text(200)

export const paymentEndpoints = {
  checkout: endpoint({
    method: 'POST',
    path: '/api/stripe/create-checkout-session',
    summary: 'Start buying a plan',
    access: 'person',
    body: z.object({
      priceId,
      planName: text(100),
      billingPeriod: z.enum(['monthly', 'yearly']),
    }),
    status: 200,
    answer: ProviderPage,
    errors: ['conflict'],
  }),
  comeBack: endpoint({
    method: 'POST',
    path: '/api/stripe/come-back',
    summary: "Read the caller's subscription from the provider, on the way back from its pages",
    access: 'person',
    body: z.object({
      /** The checkout that the person returns from; null after a confirmed change. */
      sessionId: z.nullable(text(200)),
    }),
    whileClosing: true,
    status: 200,
    answer: z.object({
      /** False without a checkout. */
      isPaid: z.boolean(),
      subscription: z.nullable(CurrentSubscription),
    }),
    errors: ['not_found'],
  }),
  portal: endpoint({
    method: 'POST',
    path: '/api/stripe/create-portal-session',
    summary: "Open the caller's billing settings",
    access: 'person',
    whileClosing: true,
    status: 200,
    answer: ProviderPage,
  }),
  nextInvoice: endpoint({
    method: 'GET',
    path: '/api/subscriptions/next-invoice',
    summary: "What the provider will bill next for the caller's subscription; null if nothing",
    access: 'person',
    status: 200,
    answer: z.object({ invoice: z.nullable(NextInvoice) }),
  }),
  previewChange: endpoint({
    method: 'GET',
    path: '/api/subscriptions/change-preview',
    summary: 'What it costs to change to a price',
    access: 'person',
    query: z.object({ priceId }),
    status: 200,
    answer: z.object({ preview: ChangePreview }),
    errors: ['conflict'],
  }),
}
