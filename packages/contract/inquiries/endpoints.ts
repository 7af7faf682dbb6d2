// The calls about inquiries (spec §3, §4).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById } from '../values/text.ts'
import {
  CancelInquiry,
  ChooseTime,
  CreateInquiry,
  Inquiry,
  InquiryStates,
  ProposeTimes,
  RespondToInquiry,
  ViewingOutcome,
} from './inquiry.ts'

/** `notice` is the contact filter's, in spec §5's words; null if it found nothing. */
const InquiryWithNotice = z.object({ inquiry: Inquiry, notice: z.nullable(z.string()) })

export const inquiryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/inquiries',
    summary: 'The inquiries that the caller sent, or received as a landlord, newest first',
    access: 'person',
    query: z.object({
      /** Comma-separated. */
      status: z.optional(InquiryStates),
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
    addsWords: true,
    answer: InquiryWithNotice,
    errors: ['conflict', 'contact_details', 'restricted'],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/inquiries/:id/propose',
    summary: 'Propose tour times, of which the tenant chooses one; cancels a tour that is scheduled',
    access: 'landlord',
    own: true,
    params: ById,
    body: ProposeTimes,
    status: 200,
    addsWords: true,
    answer: InquiryWithNotice,
    errors: ['conflict', 'contact_details', 'restricted'],
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/inquiries/:id/choose',
    summary: 'Choose one of the proposed tour times',
    access: 'tenant',
    own: true,
    params: ById,
    body: ChooseTime,
    status: 200,
    answer: z.object({ inquiry: Inquiry }),
    errors: ['conflict'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/inquiries/:id/cancel',
    summary: 'Withdraw an inquiry, as the tenant; cancel its tour, as the landlord',
    access: 'person',
    own: true,
    params: ById,
    body: CancelInquiry,
    status: 200,
    /** `notice` is about the reason; an older API leaves it out. */
    answer: z.object({ inquiry: Inquiry, notice: z.nullish(z.string()) }),
    errors: ['conflict', 'contact_details'],
  }),
  outcome: endpoint({
    method: 'POST',
    path: '/api/inquiries/:id/outcome',
    summary:
      'Say what became of a tour, once its time has come; a tenant can only report that the landlord didn’t show up',
    access: 'person',
    own: true,
    params: ById,
    body: z.object({ outcome: ViewingOutcome }),
    status: 200,
    answer: z.object({ inquiry: Inquiry }),
    errors: ['conflict', 'forbidden'],
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/inquiries/:id/calendar',
    summary: 'A calendar file with the tour of an inquiry, also once it was canceled',
    access: 'person',
    params: ById,
    status: 200,
    kind: 'content',
    contentType: 'text/calendar',
    answer: z.instanceof(Uint8Array),
    errors: ['conflict'],
  }),
}
