// Tenants ask about a home, its landlord answers (spec §3 "property_inquiries", §4).
import * as z from 'zod/mini'
import { statesOf } from '../lifecycle.ts'
import { ListingPerson } from '../people/person.ts'
import { Property } from '../properties/property.ts'
import { commaSeparated } from '../values/list.ts'
import { moment } from '../values/moment.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, text, timestamp } from '../values/text.ts'
import { inquiryLifecycle } from './lifecycle.ts'

export const InquiryStatus = withNeutral(z.enum(statesOf(inquiryLifecycle)), 'pending')
export type InquiryStatus = z.infer<typeof InquiryStatus>

/** Comma-separated. */
export const InquiryStates = z.pipe(commaSeparated, z.array(z.enum(statesOf(inquiryLifecycle))))

export const maxWishedDates = 3
export const maxProposedDates = 5
export const tourDaysAhead = 60
export const defaultTourMinutes = 30

/** It took place, or one of the two did not come. */
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
  /** Left out if unknown. */
  threadId: z.optional(z.nullable(id)),
  message: z.nullable(z.string()),
  status: InquiryStatus,
  /** One of `InquiryType`, or free text from before there were types. */
  inquiryType: z.string(),
  /** As the tenant requested it. */
  askedDate: z.nullable(timestamp),
  /** As requested, until the landlord sets another. */
  scheduledDate: z.nullable(timestamp),
  responseMessage: z.nullable(z.string()),
  responseDate: z.nullable(timestamp),
  /** Before that one, oldest first. */
  earlierResponses: z.array(z.object({ message: z.string(), at: timestamp })),
  /** Best first; empty from an older API, which knew `askedDate` alone. */
  wishedDates: z._default(z.array(timestamp), []),
  /** Earliest first; the tenant chooses one. */
  proposedDates: z._default(z.array(timestamp), []),
  durationMinutes: z._default(z.int(), defaultTourMinutes),
  /** When the landlord first answered or proposed times. */
  firstResponseAt: z._default(z.nullable(timestamp), null),
  /** How the tour went. */
  outcome: z._default(z.nullable(withNeutral(ViewingOutcome, 'attended')), null),
  /** The inquiry, or only its tour. */
  canceledBy: z._default(z.nullable(id), null),
  /** The same, spelled as the status is. */
  cancelledBy: z._default(z.nullable(id), null),
  /** Null if a person ended it, or if it was never answered. */
  endReason: z._default(z.nullable(withNeutral(z.enum(['home_rented', 'other']), 'other')), null),
  /** Counts the changes of the tour, for calendars. */
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

const InquiryType = z.enum(['viewing', 'question'], 'Please choose a tour or a question')

const message = requiredText(2000, 'Message is required')
const scheduledDate = z.optional(z.nullable(moment('Please enter a date and time')))

/**
 * ISO 8601, on the home's clock if it has no offset. The API checks that it is yet to come, within `tourDaysAhead`,
 * and not skipped by the clock.
 */
const tourTime = z.iso
  .datetime({ offset: true, local: true, error: 'Please enter a date and time' })
  .check(z.refine(value => value >= '1900' && value < '9999', 'Please enter a date and time'))

export const CreateInquiry = z.object({
  propertyId: z.uuid('Property is required'),
  message,
  inquiryType: z._default(InquiryType, 'viewing'),
  /** From an older app; any time is accepted. */
  scheduledDate,
  /** Best first. */
  wishedDates: z._default(
    z.array(tourTime).check(z.maxLength(maxWishedDates, `Please choose at most ${maxWishedDates} times`)),
    [],
  ),
})
export type CreateInquiry = z.infer<typeof CreateInquiry>

const isStillToCome = (moment: string | null | undefined): boolean =>
  !moment || Date.parse(moment) > Date.now()

const inTheFuture = 'Please choose a time in the future'

/** Unlike the call, the form requires a time in the future. */
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
/** A moment is ISO 8601. */
export type CreateInquiryForm = z.input<typeof CreateInquiryForm>

export const RespondToInquiry = z.object({
  message,
  status: z._default(z.enum(['responded', 'scheduled', 'completed', 'declined']), 'responded'),
  /** When the tenant may come; unchanged if left out. */
  scheduledDate,
})
export type RespondToInquiry = z.infer<typeof RespondToInquiry>

export const DeclineOthers = z.object({ message })
export type DeclineOthers = z.infer<typeof DeclineOthers>

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

/** Unlike the call, the form requires times in the future with an offset; the message can be empty. */
export const ProposeTimesForm = z.extend(ProposeTimes, {
  dates: ProposeTimes.shape.dates.check(z.refine(dates => dates.every(isStillToCome), inTheFuture)),
  message: z.optional(z.nullable(text(2000))),
})

export const ChooseTime = z.object({ date: moment('Please choose a time') })

export const CancelInquiry = z.object({
  /** Added to the conversation. */
  reason: z.optional(z.nullable(text(500))),
})

/** Unlike the call, the form requires a tour in the future. */
export const RespondToInquiryForm = RespondToInquiry.check(
  z.refine(({ status, scheduledDate }) => status !== 'scheduled' || isStillToCome(scheduledDate), {
    path: ['scheduledDate'],
    message: inTheFuture,
  }),
)
