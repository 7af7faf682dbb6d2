// The calls that lead to the card payment provider's own pages (spec §7). Nothing answers them until plans are for sale.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** A page of the provider. */
const ProviderPage = z.object({ url: z.url({ protocol: /^https?$/ }) })

export const paymentEndpoints = {
  checkout: endpoint({
    method: 'POST',
    path: '/api/stripe/create-checkout-session',
    summary: 'Begin to buy a plan',
    access: 'person',
    body: z.object({
      priceId: z.string(),
      planName: z.string(),
      billingPeriod: z.enum(['monthly', 'yearly']),
    }),
    status: 200,
    answer: ProviderPage,
  }),
  portal: endpoint({
    method: 'POST',
    path: '/api/stripe/create-portal-session',
    summary: "Open the caller's billing settings",
    access: 'person',
    status: 200,
    answer: ProviderPage,
  }),
}
