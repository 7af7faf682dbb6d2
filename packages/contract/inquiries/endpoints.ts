// The calls about inquiries (spec §3, §4).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById } from '../values/text.ts'
import { CreateInquiry, Inquiry, InquiryStates, RespondToInquiry } from './inquiry.ts'

/**
 * `notice` says what the contact filter did to the message, in spec §5's words; null when it found nothing.
 */
const InquiryWithNotice = z.object({ inquiry: Inquiry, notice: z.nullable(z.string()) })

export const inquiryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/inquiries',
    summary: 'The inquiries that the caller sent, or received as a landlord, newest first',
    access: 'person',
    query: z.object({
      /** Comma-separated; only inquiries in one of these states. */
      status: z.optional(InquiryStates),
      /** Only inquiries about this home. */
      propertyId: z.optional(z.uuid('This is not a valid id')),
      ...pageQuery,
    }),
    status: 200,
    answer: z.object({ inquiries: z.array(Inquiry), nextCursor }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/inquiries/:id',
    summary: 'One inquiry, for its sender or its receiver',
    access: 'person',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({ inquiry: Inquiry }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/inquiries',
    summary: 'Ask the landlord of a public home',
    access: 'tenant',
    body: CreateInquiry,
    status: 201,
    answer: InquiryWithNotice,
    errors: ['not_found', 'conflict', 'contact_details', 'plan_limit', 'restricted'],
  }),
  respond: endpoint({
    method: 'POST',
    path: '/api/inquiries/:id/respond',
    summary: 'Answer an inquiry; more than once until it is settled',
    access: 'landlord',
    own: true,
    params: ById,
    body: RespondToInquiry,
    status: 200,
    answer: InquiryWithNotice,
    errors: ['conflict', 'contact_details', 'restricted'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/inquiries/:id/cancel',
    summary: 'Withdraw an inquiry that is not settled yet',
    access: 'tenant',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({ inquiry: Inquiry }),
    errors: ['conflict'],
  }),
}
