// The newsletter: only an email address (spec §2.14).
import * as z from 'zod/mini'
import { email } from '../auth/credentials.ts'
import { endpoint } from '../endpoint.ts'

const SubscribeToNewsletter = z.object({ email })

export const newsletterEndpoints = {
  subscribe: endpoint({
    method: 'POST',
    path: '/api/newsletter',
    summary: 'Subscribe to the newsletter; the answer is the same whether the address is known or new',
    access: 'anyone',
    body: SubscribeToNewsletter,
    status: 202,
    answer: z.object({ accepted: z.literal(true) }),
  }),
}
