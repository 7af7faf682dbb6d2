// Inquiries: what tenants ask about a home, and what its landlord answers (spec §3 "property_inquiries", §4).
import * as z from 'zod/mini'
import { statesOf } from '../lifecycle.ts'
import { ListingPerson } from '../people/person.ts'
import { Property } from '../properties/property.ts'
import { moment } from '../values/moment.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, text, timestamp } from '../values/text.ts'
import { inquiryLifecycle } from './lifecycle.ts'

export const InquiryStatus = withNeutral(z.enum(statesOf(inquiryLifecycle)), 'pending')
export type InquiryStatus = z.infer<typeof InquiryStatus>

/** States in an address, comma-separated. */
export const InquiryStates = z.pipe(
  z.pipe(
    text(100),
    z.transform((states: string) => states.split(',')),
  ),
  z.array(z.enum(statesOf(inquiryLifecycle))),
)

export const Inquiry = z.object({
  id,
  propertyId: id,
  tenantId: id,
  landlordId: id,
  /** The conversation that it is part of; left out if unknown. */
  threadId: z.optional(z.nullable(id)),
  message: z.nullable(z.string()),
  status: InquiryStatus,
  /** One of `InquiryType`, or free text from before there were types. */
  inquiryType: z.string(),
  /** The tour time that the tenant requested. */
  askedDate: z.nullable(timestamp),
  /** The requested tour time, until the landlord sets another. */
  scheduledDate: z.nullable(timestamp),
  responseMessage: z.nullable(z.string()),
  responseDate: z.nullable(timestamp),
  /** The landlord's last answers before that one, oldest first. */
  earlierResponses: z.array(z.object({ message: z.string(), at: timestamp })),
  property: z.pick(Property, {
    id: true,
    title: true,
    address: true,
    city: true,
    state: true,
    timeZone: true,
  }),
  tenant: ListingPerson,
  landlord: ListingPerson,
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Inquiry = z.infer<typeof Inquiry>

/** What a tenant asks for: to see the home, or to know something about it. */
const InquiryType = z.enum(['viewing', 'question'], 'Please choose a tour or a question')

const message = requiredText(2000, 'Message is required')
const scheduledDate = z.optional(z.nullable(moment('Please enter a date and time')))

export const CreateInquiry = z.object({
  propertyId: z.uuid('Property is required'),
  message,
  inquiryType: z._default(InquiryType, 'viewing'),
  /** The tenant's preferred tour time. */
  scheduledDate,
})
export type CreateInquiry = z.infer<typeof CreateInquiry>

const isStillToCome = (moment: string | null | undefined): boolean =>
  !moment || Date.parse(moment) > Date.now()

const stillToCome = {
  path: ['scheduledDate'],
  message: 'Please choose a time in the future',
}

/** The form also requires a time in the future; the call takes any. */
export const CreateInquiryForm = CreateInquiry.check(
  z.refine(({ scheduledDate }) => isStillToCome(scheduledDate), stillToCome),
)
/** The values of its fields; a moment is ISO 8601. */
export type CreateInquiryForm = z.input<typeof CreateInquiryForm>

export const RespondToInquiry = z.object({
  message,
  status: z._default(z.enum(['responded', 'scheduled', 'completed', 'declined']), 'responded'),
  /** When the tenant may come; unchanged if left out. */
  scheduledDate,
})
export type RespondToInquiry = z.infer<typeof RespondToInquiry>

/** The form also requires a tour in the future; the call takes any. */
export const RespondToInquiryForm = RespondToInquiry.check(
  z.refine(
    ({ status, scheduledDate }) => status !== 'scheduled' || isStillToCome(scheduledDate),
    stillToCome,
  ),
)
