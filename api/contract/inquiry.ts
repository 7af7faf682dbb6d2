// Inquiries: what tenants ask about a home, and what its landlord answers (spec §3 "property_inquiries", §4).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { inquiryLifecycle, statesOf } from './lifecycle.ts'
import { moment } from './moment.ts'
import { nextCursor, pageQuery } from './page.ts'
import { ListingPerson } from './person.ts'
import { Property } from './property.ts'
import { ById, id, requiredText, text, timestamp } from './text.ts'

export const InquiryStatus = z.enum(statesOf(inquiryLifecycle))
export type InquiryStatus = z.infer<typeof InquiryStatus>

export const Inquiry = z.object({
  id,
  propertyId: id,
  tenantId: id,
  landlordId: id,
  message: z.nullable(z.string()),
  status: InquiryStatus,
  inquiryType: z.string(),
  scheduledDate: z.nullable(timestamp),
  responseMessage: z.nullable(z.string()),
  responseDate: z.nullable(timestamp),
  property: z.pick(Property, { id: true, title: true, address: true, city: true, state: true }),
  tenant: ListingPerson,
  landlord: ListingPerson,
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Inquiry = z.infer<typeof Inquiry>

const message = requiredText(2000, 'Message is required')
const scheduledDate = z.optional(z.nullable(moment('Please enter a date and time')))

export const CreateInquiry = z.object({
  propertyId: z.uuid('Property is required'),
  message,
  inquiryType: z._default(text(60), 'viewing'),
  /** When the tenant would like to come. */
  scheduledDate,
})
export type CreateInquiry = z.infer<typeof CreateInquiry>

export const RespondToInquiry = z.object({
  message,
  status: z._default(z.enum(['responded', 'scheduled', 'completed', 'declined']), 'responded'),
  /** When the tenant may come; left out, it stays as it is. */
  scheduledDate,
})
export type RespondToInquiry = z.infer<typeof RespondToInquiry>

/** `notice` is what the contact filter did to the message, in spec §5's words; null when it found nothing. */
const InquiryWithNotice = z.object({ inquiry: Inquiry, notice: z.nullable(z.string()) })

export const inquiryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/inquiries',
    summary: 'What the caller asked, or as a landlord was asked, newest first',
    access: 'person',
    query: z.object(pageQuery),
    status: 200,
    answer: z.object({ inquiries: z.array(Inquiry), nextCursor }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/inquiries',
    summary: 'Ask the landlord of a public home',
    access: 'tenant',
    body: CreateInquiry,
    status: 201,
    answer: InquiryWithNotice,
    errors: ['not_found', 'contact_details', 'plan_limit', 'restricted'],
  }),
  respond: endpoint({
    method: 'POST',
    path: '/api/inquiries/:id/respond',
    summary: 'Answer an inquiry; again, as long as it is not settled',
    access: 'landlord',
    own: true,
    params: ById,
    body: RespondToInquiry,
    status: 200,
    answer: InquiryWithNotice,
    errors: ['conflict', 'contact_details', 'restricted'],
  }),
}
