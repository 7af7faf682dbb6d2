// The parts of tool results that answers use, under the portal's own names; missing fields are read as unknown.
import { PropertyType } from '@portal/contract/properties/choices'
import * as z from 'zod/mini'
import { EarlyAnswer } from '../conversation/answering.ts'

const text = z._default(z.string(), '')
const optionalText = z._default(z.nullable(z.string()), null)
const optionalNumber = z._default(z.nullable(z.number()), null)
const flag = z._default(z.boolean(), false)

export const Home = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  city: text,
  state: text,
  neighborhood: optionalText,
  propertyType: PropertyType,
  bedrooms: optionalNumber,
  bathrooms: optionalNumber,
  squareFootage: optionalNumber,
  rentAmount: z.number(),
  securityDeposit: optionalNumber,
  minimumIncome: optionalNumber,
  availableDate: optionalText,
  isAvailable: z._default(z.boolean(), true),
  amenities: z._default(z.array(z.string()), []),
  petFriendly: flag,
  smokingAllowed: flag,
  requiresBackgroundCheck: flag,
  address: text,
  openInquiries: z._default(z.number(), 0),
  openMaintenanceRequests: z._default(z.number(), 0),
})
export type Home = z.infer<typeof Home>

export const Homes = z.object({ properties: z.array(Home), total: z._default(z.number(), 0) })
export const OneHome = z.object({ property: Home })

export const Place = z.object({
  name: z.string(),
  kind: z.string(),
  city: text,
  state: text,
  bounds: z._default(
    z.nullable(z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() })),
    null,
  ),
  count: z._default(z.number(), 0),
})
export type Place = z.infer<typeof Place>
export const Places = z.object({ places: z.array(Place) })

export const RepairRequest = z.object({
  id: z.string(),
  propertyId: text,
  property: z._default(z.object({ title: text }), { title: '' }),
  title: z.string(),
  description: text,
  category: text,
  priority: text,
  status: text,
  landlordNotes: optionalText,
  estimatedCost: optionalNumber,
  actualCost: optionalNumber,
  assignedTo: optionalText,
  scheduledDate: optionalText,
  timeZone: optionalText,
  completedDate: optionalText,
  isUrgent: flag,
  createdAt: text,
})
export type RepairRequest = z.infer<typeof RepairRequest>
export const RepairRequests = z.object({ requests: z.array(RepairRequest), total: z._default(z.number(), 0) })

export const Statistics = z.object({
  total: z.number(),
  pending: z.number(),
  inProgress: z.number(),
  completed: z.number(),
  urgent: z.number(),
})

export const Inquiry = z.object({
  id: z.string(),
  message: optionalText,
  status: text,
  scheduledDate: optionalText,
  responseMessage: optionalText,
  createdAt: text,
  property: z.object({ id: z.string(), title: z.string(), timeZone: optionalText }),
  tenant: z._default(z.object({ firstName: text }), { firstName: '' }),
})
export type Inquiry = z.infer<typeof Inquiry>
export const Inquiries = z.object({ inquiries: z.array(Inquiry), total: z._default(z.number(), 0) })

export const Conversation = z.object({
  id: z.string(),
  propertyTitle: text,
  unreadCount: z._default(z.number(), 0),
  other: z._default(z.object({ firstName: text }), { firstName: '' }),
  nextStep: z._default(z.nullable(z.object({ type: text, isYours: flag, actionUrl: text })), null),
})
export type Conversation = z.infer<typeof Conversation>
export const Conversations = z.object({ conversations: z.array(Conversation) })

export const Tenancy = z.object({
  propertyId: z.string(),
  title: z.string(),
  city: text,
  startsOn: text,
  endsOn: optionalText,
})
export type Tenancy = z.infer<typeof Tenancy>
export const Tenancies = z.object({ tenancies: z.array(Tenancy) })

export const Subscription = z.nullable(
  z.object({
    planName: z.string(),
    status: text,
    amount: z.number(),
    billingPeriod: text,
    currentPeriodEnd: optionalText,
    nextBillingDate: optionalText,
    endsAt: optionalText,
  }),
)

const FeatureUsage = z.object({ used: z.number(), limit: z.nullable(z.number()) })
export const Usage = z.object({
  listings: FeatureUsage,
  contacts: FeatureUsage,
  backgroundChecks: FeatureUsage,
})

export const Invoices = z.object({
  invoices: z.array(z.object({ amount: z.number(), created: text, status: text })),
})

export const Plans = z.object({
  plans: z.array(
    z.object({
      name: z.string(),
      description: text,
      monthlyPrice: z.number(),
      yearlyPrice: z.number(),
      features: z._default(z.array(z.string()), []),
      userTypes: z._default(z.array(z.string()), []),
    }),
  ),
})

export const SavedSearches = z.object({
  savedSearches: z.array(z.object({ name: z.string(), alert: text, newCount: z._default(z.number(), 0) })),
})

export const Notifications = z.object({
  notifications: z.array(
    z.object({
      title: z.string(),
      message: text,
      isRead: flag,
      actionUrl: optionalText,
      createdAt: text,
    }),
  ),
})

export const Reminders = z.object({
  reminders: z.array(
    z.object({ title: z.string(), nextReminderAt: text, isRecurring: flag, recurringPattern: optionalText }),
  ),
})

export const Insights = z.object({
  insights: z.array(z.object({ title: z.string(), summary: text, insightType: text })),
})

export const Topics = z.object({
  topics: z.array(
    z.object({
      title: z.string(),
      path: z.string(),
      summary: text,
      parts: z._default(z.array(z.object({ title: text, text })), []),
    }),
  ),
})

/** Throws EarlyAnswer if it has another form. */
export const readAs = <Schema extends z.ZodMiniType>(schema: Schema, result: unknown): z.output<Schema> => {
  const read = schema.safeParse(result)
  if (!read.success) throw new EarlyAnswer('I could not read what I found. Please try again later.')
  return read.data
}

/** Has no draft if the portal asks the person something instead. */
export const RepairDraft = z.object({
  draft: z.optional(z.object({ about: z.object({ title: z.string() }) })),
})

export const DraftedProposal = z.object({
  draft: z.object({ body: z.object({ dates: z.array(z.string()) }) }),
})
