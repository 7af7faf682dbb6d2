// Browsers never call it, so it is separate from what they load.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const screeningWebhookEndpoints = {
  screening: endpoint({
    method: 'POST',
    path: '/api/screening/webhook',
    summary: 'Receive an event from the provider of background checks',
    access: 'anyone',
    kind: 'webhook',
    signatureHeader: 'x-checkr-signature',
    maxBodyBytes: 262_144,
    status: 200,
    answer: z.object({ received: z.boolean() }),
    errors: ['unreadable', 'too_large'],
  }),
}
