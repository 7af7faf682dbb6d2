import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById } from '../values/text.ts'
import { DecideReview, Review, SendLocation, SendPapers } from './review.ts'
import { Verification } from './verification.ts'

const answer = z.object({ verification: Verification })

export const reviewEndpoints = {
  send: endpoint({
    method: 'POST',
    path: '/api/verifications/review',
    summary: 'Send papers to the portal’s reviewers, who can read them until they decide',
    access: 'person',
    body: SendPapers,
    status: 201,
    answer,
    errors: ['not_found', 'conflict', 'plan_limit', 'email_unconfirmed'],
  }),
  locate: endpoint({
    method: 'POST',
    path: '/api/verifications/location',
    summary: 'Show that the caller’s phone is at a home of theirs',
    access: 'landlord',
    body: SendLocation,
    status: 201,
    answer,
    errors: ['not_found', 'conflict'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/verifications',
    summary: 'The papers that wait for a reviewer, in the order received',
    access: 'admin',
    query: z.object(pageQuery),
    status: 200,
    answer: z.object({ reviews: z.array(Review), nextCursor }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/verifications/:id/decide',
    summary: 'Approve or reject papers; their owner is told',
    access: 'admin',
    params: ById,
    body: DecideReview,
    status: 200,
    answer: z.object({ review: Review }),
    errors: ['not_found', 'conflict', 'forbidden'],
  }),
}
