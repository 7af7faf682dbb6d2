// Messages of people and the assistant (spec §2.15, §3).

import * as z from 'zod/mini'
import { MaintenanceCategory } from '../maintenance/maintenance-request.ts'
import { ListingAdvice } from '../properties/listing-advice.ts'
import { Property } from '../properties/property.ts'
import { SavedSearch } from '../saved-searches/saved-search.ts'
import { withNeutral } from '../values/neutral.ts'
import { Priority } from '../values/priority.ts'
import { id, timestamp } from '../values/text.ts'
import { RecurringPattern } from './reminder-payloads.ts'

export const ConversationCategory = withNeutral(
  z.enum(['general', 'property', 'maintenance', 'rental']),
  'general',
)
export type ConversationCategory = z.infer<typeof ConversationCategory>

export const MessageRole = withNeutral(z.enum(['user', 'assistant']), 'assistant')
export type MessageRole = z.infer<typeof MessageRole>

export const Conversation = z.object({
  id,
  title: z.nullable(z.string()),
  category: ConversationCategory,
  /** Null before the first message. */
  lastMessageAt: z.nullable(timestamp),
})
export type Conversation = z.infer<typeof Conversation>

/** As it was when the answer named it. */
export const HomeCard = z.extend(
  z.pick(Property, {
    id: true,
    title: true,
    city: true,
    state: true,
    rentAmount: true,
    bedrooms: true,
    bathrooms: true,
    propertyType: true,
    isAvailable: true,
  }),
  { image: z.nullable(z.string()) },
)
export type HomeCard = z.infer<typeof HomeCard>

/** A help page behind an answer. */
export const Source = z.object({
  title: z.string(),
  /** A path of this site. */
  path: z.string(),
})
export type Source = z.infer<typeof Source>

/** A home's title, as its reader sees it. */
const about = z.object({ title: z.string() })

/** With the receiver's first name; left out by an older API. */
const aboutPerson = z.extend(about, { person: z.optional(z.string()) })

const drafted = {
  /** The client id to send it with, if its call takes one: sent twice, it takes effect once. */
  id,
  isSent: z.boolean(),
}

const MaintenanceRequestDraft = z.object({
  ...drafted,
  action: z.literal('maintenance_request'),
  body: z.object({
    propertyId: id,
    title: z.string(),
    description: z.string(),
    category: MaintenanceCategory,
    priority: Priority,
  }),
  about,
})

const InquiryDraft = z.object({
  ...drafted,
  action: z.literal('inquiry'),
  body: z.object({
    propertyId: id,
    message: z.string(),
    inquiryType: withNeutral(z.enum(['viewing', 'question']), 'question'),
    scheduledDate: z.optional(z.nullable(timestamp)),
  }),
  about,
})

const ResponseDraft = z.object({
  ...drafted,
  action: z.literal('response'),
  params: z.object({ id }),
  body: z.object({
    message: z.string(),
    status: withNeutral(z.enum(['responded', 'scheduled', 'completed', 'declined']), 'responded'),
    scheduledDate: z.optional(z.nullable(timestamp)),
  }),
  about: aboutPerson,
})

/** The tenant chooses one of the times. */
const ProposalDraft = z.object({
  ...drafted,
  action: z.literal('proposal'),
  params: z.object({ id }),
  body: z.object({ dates: z.array(timestamp), message: z.optional(z.nullable(z.string())) }),
  /** With the home's zone, for the times. */
  about: z.extend(aboutPerson, { timeZone: z.nullable(z.string()) }),
})

const MessageDraft = z.object({
  ...drafted,
  action: z.literal('message'),
  params: z.object({ id }),
  body: z.object({ message: z.string() }),
  about: aboutPerson,
})

/** Words that could be read as unlawful, and what to write instead. */
const ListingTextDraft = z.object({
  ...drafted,
  action: z.literal('listing_text'),
  params: z.object({ id }),
  body: z.object({ title: z.optional(z.string()), description: z.optional(z.string()) }),
  about,
  advice: z.array(ListingAdvice),
})

const SavedSearchDraft = z.object({
  ...drafted,
  action: z.literal('saved_search'),
  body: z.pick(SavedSearch, { name: true, filters: true, alert: true }),
})

const ReminderDraft = z.object({
  ...drafted,
  action: z.literal('reminder'),
  body: z.object({
    title: z.string(),
    description: z.optional(z.string()),
    nextReminderAt: timestamp,
    recurringPattern: z.optional(z.nullable(RecurringPattern)),
    recurringInterval: z.optional(z.int()),
    timeZone: z.optional(z.string()),
  }),
})

/** A filled-in form that only the person sends, by the call that its action names. */
export const Draft = z.discriminatedUnion('action', [
  MaintenanceRequestDraft,
  InquiryDraft,
  ResponseDraft,
  ProposalDraft,
  MessageDraft,
  ListingTextDraft,
  SavedSearchDraft,
  ReminderDraft,
])
export type Draft = z.infer<typeof Draft>

export const Message = z.object({
  id,
  role: MessageRole,
  /** Markdown of paragraphs, lists, bold and links to paths of this site. */
  content: z.string(),
  timestamp,
  /** Its reader left, or the model failed. */
  isCut: z._default(z.boolean(), false),
  homes: z._default(z.array(HomeCard), []),
  drafts: z._default(z.array(Draft), []),
  sources: z._default(z.array(Source), []),
})
export type Message = z.infer<typeof Message>
