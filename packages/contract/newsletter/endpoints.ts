// An address (spec §2.14) counts once its owner confirmed it.
import * as z from 'zod/mini'
import { email } from '../auth/credentials.ts'
import { endpoint } from '../endpoint.ts'

const SubscribeToNewsletter = z.object({ email })

export const newsletterEndpoints = {
  subscribe: endpoint({
    method: 'POST',
    path: '/api/newsletter',
    summary:
      'Subscribe to the newsletter, by a link that is mailed; the answer is the same whether the address is known or new',
    access: 'anyone',
    body: SubscribeToNewsletter,
    status: 202,
    answer: z.object({ accepted: z.literal(true) }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Confirm a subscription to the newsletter with the token from a mail, however often',
    access: 'anyone',
    body: z.object({ token: z.string('This link is incomplete').check(z.maxLength(200)) }),
    status: 204,
    answer: z.void(),
  }),
}
