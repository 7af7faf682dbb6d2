// The calls about inquiries (spec §3, §4).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById, id } from '../values/text.ts'
import {
  CancelInquiry,
  ChooseTime,
  CreateInquiry,
  DeclineOthers,
  Inquiry,
  InquiryStates,
  ProposeTimes,
  RespondToInquiry,
  ViewingOutcome,
} from './inquiry.ts'

/** `notice` is the contact filter's, in spec §5's words; null if it found nothing. */
const InquiryWithNotice = z.object({ inquiry: Inquiry, notice: z.nullable(z.string()) })

const step = { method: 'POST', own: true, params: ById, status: 200 } as const

export const inquiryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/inquiries',
    summary: 'The inquiries that the caller sent, or received as a landlord, newest first',
    access: 'person',
    query: z.object({
      /** Comma-separated. */
      status: z.optional(InquiryStates),
      propertyId: z.optional(id),
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
    ...step,
    path: '/api/inquiries/:id/respond',
    summary: 'Answer an inquiry; more than once until it is settled',
    access: 'landlord',
    body: RespondToInquiry,
    addsWords: true,
    answer: InquiryWithNotice,
    errors: ['conflict', 'contact_details', 'restricted'],
  }),
  others: endpoint({
    method: 'GET',
    path: '/api/properties/:id/decline-inquiries',
    summary:
      'How many open inquiries about a home are of people who neither rent it, have an offer, nor apply',
    access: 'landlord',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({ others: z.int() }),
  }),
  declineOthers: endpoint({
    method: 'POST',
    path: '/api/properties/:id/decline-inquiries',
    summary: 'Decline them, at most 50 at once, with one message to each; 409 while the home is available',
    access: 'landlord',
    own: true,
    params: ById,
    body: DeclineOthers,
    status: 200,
    /** `others` are left. */
    answer: z.object({ declined: z.int(), others: z.int(), notice: z.nullable(z.string()) }),
    deadlineSeconds: 30,
    errors: ['conflict', 'contact_details', 'restricted'],
  }),
  propose: endpoint({
    ...step,
    path: '/api/inquiries/:id/propose',
    summary: 'Propose tour times, of which the tenant chooses one; cancels a tour that is scheduled',
    access: 'landlord',
    body: ProposeTimes,
    addsWords: true,
    answer: InquiryWithNotice,
    errors: ['conflict', 'contact_details', 'restricted'],
  }),
  choose: endpoint({
    ...step,
    path: '/api/inquiries/:id/choose',
    summary: 'Choose one of the proposed tour times',
    access: 'tenant',
    body: ChooseTime,
    answer: z.object({ inquiry: Inquiry }),
    errors: ['conflict'],
  }),
  cancel: endpoint({
    ...step,
    path: '/api/inquiries/:id/cancel',
    summary: 'Withdraw an inquiry, as the tenant; cancel its tour, as the landlord',
    access: 'person',
    body: CancelInquiry,
    /** `notice` is about the reason; an older API leaves it out. */
    answer: z.object({ inquiry: Inquiry, notice: z.nullish(z.string()) }),
    errors: ['conflict', 'contact_details'],
  }),
  outcome: endpoint({
    ...step,
    path: '/api/inquiries/:id/outcome',
    summary:
      'Say what became of a tour, once its time has come; a tenant can only report that the landlord didn’t show up',
    access: 'person',
    body: z.object({ outcome: ViewingOutcome }),
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
