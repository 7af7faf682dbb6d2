// Browsers never call it, so it is separate from what they load.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const webhookEndpoints = {
  stripe: endpoint({
    method: 'POST',
    path: '/api/stripe/webhook',
    summary: 'Receive an event from the payment provider',
    access: 'anyone',
    kind: 'webhook',
    signatureHeader: 'stripe-signature',
    maxBodyBytes: 262_144,
    status: 200,
    answer: z.object({ received: z.boolean() }),
    errors: ['unreadable', 'too_large'],
  }),
}
