// Conversations between a tenant and a landlord about a home.
import * as z from 'zod/mini'
import { ListingPerson } from '../people/person.ts'
import { Property } from '../properties/property.ts'
import { withNeutral } from '../values/neutral.ts'
import { photoAddress } from '../values/photo-address.ts'
import { id, requiredText, timestamp } from '../values/text.ts'

/** In characters. */
export const maxThreadMessage = 4000
export const maxMessagePhotos = 5

/** Besides what was said. */
const ThreadEventType = withNeutral(
  z.enum([
    'inquiry_declined',
    'inquiry_completed',
    'inquiry_cancelled',
    'inquiry_expired',
    'viewing_scheduled',
    'viewing_proposed',
    'viewing_chosen',
    'viewing_called_off',
    'viewing_outcome',
    'application_received',
    'application_accepted',
    'application_declined',
    'application_withdrawn',
    'application_expired',
    'application_reopened',
    'tenancy_offered',
    'tenancy_agreed',
    'tenancy_declined',
    'tenancy_withdrawn',
    'tenancy_cancelled',
    'tenancy_moved_in',
    'tenancy_notice',
    'tenancy_notice_accepted',
    'tenancy_ended',
    'other',
  ]),
  'other',
)

/** It names nobody and no address. */
export const ThreadEvent = z.object({
  type: ThreadEventType,
  /** An inquiry, application or tenancy. */
  subjectId: z.optional(id),
  /** Agreed on or called off, such as a viewing's. */
  at: z.optional(timestamp),
  /** Moments to choose from. */
  dates: z.optional(z.array(timestamp)),
  /** On the home's clock, such as the first or the last of a tenancy. */
  day: z.optional(z.iso.date()),
  /** One word, such as a viewing's outcome or the reason for a decline. */
  reason: z.optional(z.string()),
})

export type ThreadEvent = z.infer<typeof ThreadEvent>

export const ThreadMessage = z.object({
  id,
  threadId: id,
  /** From 1 in each conversation, without gaps. */
  position: z.int(),
  /** Null for what the portal did. */
  senderId: z.nullable(id),
  kind: withNeutral(z.enum(['text', 'event']), 'event'),
  /** As its reader may see it; null for an event, and once it was removed. */
  body: z.nullable(z.string()),
  /** Null for a text. */
  event: z.nullable(ThreadEvent),
  /** Addresses. */
  photos: z.array(z.string()),
  /** By the portal; the message keeps its place. */
  removedAt: z.nullable(timestamp),
  createdAt: timestamp,
})
export type ThreadMessage = z.infer<typeof ThreadMessage>

const NextStepType = withNeutral(
  z.enum([
    'answer_inquiry',
    'choose_viewing',
    'attend_viewing',
    'say_outcome',
    'decide_application',
    'answer_offer',
    'move_in',
    'accept_notice',
    'look',
  ]),
  'look',
)

export const NextStep = z.object({
  type: NextStepType,
  /** The caller is to act, not the other person. */
  isYours: z.boolean(),
  /** Null if there is none. */
  at: z.nullable(timestamp),
  /** A path of this site. */
  actionUrl: z.string(),
})

/** A tour to come asks for nothing before its time. */
export const isTheirTurn = (step: z.infer<typeof NextStep> | null): boolean =>
  step?.isYours === true && step.type !== 'attend_viewing'

export const Thread = z.object({
  id,
  /** As the caller may see it; null once it is gone. */
  property: z.nullable(
    z.pick(Property, { id: true, title: true, address: true, city: true, state: true, timeZone: true }),
  ),
  /** When the conversation began. */
  propertyTitle: z.string(),
  /** `Former member` once their account has ended. */
  other: ListingPerson,
  /** Null while nothing was said. */
  lastMessage: z.nullable(ThreadMessage),
  lastMessageAt: timestamp,
  /** Messages of the other person. */
  unreadCount: z.int(),
  /** Up to which the caller has read. */
  readPosition: z.int(),
  /** Who alone can reopen it; null while it is open. */
  closedBy: z.nullable(id),
  /** Null if nothing is waiting. */
  nextStep: z.nullable(NextStep),
})
export type Thread = z.infer<typeof Thread>

export const WriteMessage = z.object({
  message: requiredText(maxThreadMessage, 'Please write a message'),
  photos: z._default(
    z.array(photoAddress).check(z.maxLength(maxMessagePhotos, `At most ${maxMessagePhotos} photos`)),
    [],
  ),
})
export type WriteMessage = z.input<typeof WriteMessage>
