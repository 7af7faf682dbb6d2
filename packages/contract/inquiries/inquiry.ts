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

/** How many tour times a tenant may wish for. */
export const maxWishedDates = 3
/** How many tour times a landlord may propose. */
export const maxProposedDates = 5
/** How many days ahead a tour may be. */
export const tourDaysAhead = 60
/** How long a tour takes unless the landlord says otherwise. */
export const defaultTourMinutes = 30

/** What became of a tour: it took place, or one of the two did not come. */
export const ViewingOutcome = z.enum(
  ['attended', 'tenant_absent', 'landlord_absent'],
  'Please say whether the tour took place',
)
export type ViewingOutcome = z.infer<typeof ViewingOutcome>

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
  /** The tour times that the tenant wished for, best first; empty in answers of an older API, which knew `askedDate` alone. */
  wishedDates: z._default(z.array(timestamp), []),
  /** The tour times that the landlord proposed, earliest first, of which the tenant chooses one. */
  proposedDates: z._default(z.array(timestamp), []),
  /** How long the tour takes, in minutes. */
  durationMinutes: z._default(z.int(), defaultTourMinutes),
  /** When the landlord first answered or proposed times. */
  firstResponseAt: z._default(z.nullable(timestamp), null),
  /** What became of the tour. */
  outcome: z._default(z.nullable(withNeutral(ViewingOutcome, 'attended')), null),
  /** Who canceled the inquiry, or called off its tour. */
  canceledBy: z._default(z.nullable(id), null),
  /** The same, spelled as the status is. */
  cancelledBy: z._default(z.nullable(id), null),
  /** Why the portal ended it; null if a person did, or if it was never answered. */
  endReason: z._default(z.nullable(withNeutral(z.enum(['home_rented', 'other']), 'other')), null),
  /** Counts the changes of the tour, for calendars; 0 while there was none. */
  sequence: z._default(z.int(), 0),
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

/**
 * A tour time as it is typed or sent: ISO 8601, on the home's clock if it has no offset. The API checks that it is yet to come, within
 * `tourDaysAhead`, and not skipped by the clock.
 */
const tourTime = z.iso
  .datetime({ offset: true, local: true, error: 'Please enter a date and time' })
  .check(z.refine(value => value >= '1900' && value < '9999', 'Please enter a date and time'))

export const CreateInquiry = z.object({
  propertyId: z.uuid('Property is required'),
  message,
  inquiryType: z._default(InquiryType, 'viewing'),
  /** The tour time that a tenant wishes for in an older app; the API accepts any. */
  scheduledDate,
  /** The tour times that the tenant wishes for, best first. */
  wishedDates: z._default(
    z.array(tourTime).check(z.maxLength(maxWishedDates, `Please choose at most ${maxWishedDates} times`)),
    [],
  ),
})
export type CreateInquiry = z.infer<typeof CreateInquiry>

const isStillToCome = (moment: string | null | undefined): boolean =>
  !moment || Date.parse(moment) > Date.now()

const inTheFuture = 'Please choose a time in the future'

/** The form also requires a time in the future; the call takes any. */
export const CreateInquiryForm = CreateInquiry.check(
  z.refine(({ scheduledDate }) => isStillToCome(scheduledDate), {
    path: ['scheduledDate'],
    message: inTheFuture,
  }),
  z.refine(({ wishedDates }) => wishedDates.every(isStillToCome), {
    path: ['wishedDates'],
    message: inTheFuture,
  }),
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

export const ProposeTimes = z.object({
  dates: z
    .array(tourTime, 'Please add a time')
    .check(
      z.minLength(1, 'Please add a time'),
      z.maxLength(maxProposedDates, `Please propose at most ${maxProposedDates} times`),
    ),
  durationMinutes: z._default(
    z
      .int('Please enter whole minutes')
      .check(z.minimum(10, 'At least 10 minutes'), z.maximum(240, 'At most 240 minutes')),
    defaultTourMinutes,
  ),
  message: z.optional(z.nullable(message)),
})
export type ProposeTimes = z.infer<typeof ProposeTimes>

/** The form requires times in the future, and may leave the message empty; the call also takes times on the home's clock. */
export const ProposeTimesForm = z.extend(ProposeTimes, {
  dates: ProposeTimes.shape.dates.check(z.refine(dates => dates.every(isStillToCome), inTheFuture)),
  message: z.optional(z.nullable(text(2000))),
})

export const ChooseTime = z.object({ date: moment('Please choose a time') })

export const CancelInquiry = z.object({
  /** Added to the conversation. */
  reason: z.optional(z.nullable(text(500))),
})

/** The form also requires a tour in the future; the call takes any. */
export const RespondToInquiryForm = RespondToInquiry.check(
  z.refine(({ status, scheduledDate }) => status !== 'scheduled' || isStillToCome(scheduledDate), {
    path: ['scheduledDate'],
    message: inTheFuture,
  }),
)
