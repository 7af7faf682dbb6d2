// Lists the answer fields that a model may see. People's documents, income, identity and background checks are never among them.
import { ApplicationSummary } from '@portal/contract/applications/application'
import type { HomeCard } from '@portal/contract/assistant/conversation'
import { Inquiry } from '@portal/contract/inquiries/inquiry'
import { MaintenanceRequest, MaintenanceUpdate } from '@portal/contract/maintenance/maintenance-request'
import { namesOf } from '@portal/contract/properties/home-fields'
import { OwnProperty } from '@portal/contract/properties/own-property'
import { Property } from '@portal/contract/properties/property'
import { Tenancy } from '@portal/contract/tenancies/tenancy'
import { recordOf } from '@portal/contract/values/record-of'
import * as z from 'zod/mini'

/** Lists are cut at this length; `total` says how long they are. */
const maxListLength = 20

/** `{ [name]: the first items, total }`, each item with only the fields of the schema. */
export const listOf = <Fields extends z.ZodMiniType>(
  name: string,
  items: readonly z.input<Fields>[],
  fields: Fields,
  total = items.length,
) => ({ [name]: items.slice(0, maxListLength).map(item => fields.parse(item)), total })

const facts = {
  id: true,
  ...recordOf(namesOf({ isFact: true }), () => true as const),
  timeZone: true,
} as const

export const HomeFacts = z.pick(Property, facts)

export const HomeDetails = z.extend(
  z.pick(Property, {
    ...facts,
    description: true,
    address: true,
    requiresBackgroundCheck: true,
  }),
  { landlord: z.object({ firstName: z.string() }) },
)

export const OwnHomeFacts = z.pick(OwnProperty, {
  ...facts,
  description: true,
  visibilityLevel: true,
  openInquiries: true,
  openMaintenanceRequests: true,
  createdAt: true,
})

export const RequestFacts = z.extend(
  z.pick(MaintenanceRequest, {
    id: true,
    propertyId: true,
    title: true,
    description: true,
    category: true,
    priority: true,
    status: true,
    tenantNotes: true,
    landlordNotes: true,
    estimatedCost: true,
    actualCost: true,
    assignedTo: true,
    scheduledDate: true,
    timeZone: true,
    completedDate: true,
    isUrgent: true,
    createdAt: true,
  }),
  { property: z.pick(MaintenanceRequest.shape.property, { title: true, city: true, state: true }) },
)

export const UpdateFacts = z.pick(MaintenanceUpdate, {
  updateType: true,
  message: true,
  oldValue: true,
  newValue: true,
  createdAt: true,
})

const someone = z.object({ firstName: z.string() })

export const ApplicationFacts = z.extend(
  z.pick(ApplicationSummary, {
    id: true,
    propertyId: true,
    status: true,
    moveInDate: true,
    leaseMonths: true,
    occupants: true,
    declineReason: true,
    expiresAt: true,
    createdAt: true,
  }),
  { propertyTitle: z.string(), tenant: someone, landlord: someone },
)

export const InquiryFacts = z.extend(
  z.pick(Inquiry, {
    id: true,
    propertyId: true,
    message: true,
    status: true,
    inquiryType: true,
    askedDate: true,
    scheduledDate: true,
    wishedDates: true,
    proposedDates: true,
    responseMessage: true,
    responseDate: true,
    createdAt: true,
  }),
  {
    property: z.pick(Inquiry.shape.property, {
      id: true,
      title: true,
      city: true,
      state: true,
      timeZone: true,
    }),
    tenant: someone,
    landlord: someone,
  },
)

/** The same for one page of a list, whose length is known only at its end. */
export const pageOf = <Fields extends z.ZodMiniType>(
  name: string,
  items: readonly z.input<Fields>[],
  fields: Fields,
  nextCursor: string | null,
) => {
  const { total, ...page } = listOf(name, items, fields)
  return nextCursor === null ? { ...page, total } : { ...page, hasMore: true }
}

/** What the screen shows of a home beside an answer. */
export const cardOf = (home: Property): HomeCard => ({ ...home, image: home.images[0] ?? null })

/** A tenancy, without what the two wrote about it, and without the other person. */
export const TenancyFacts = z.extend(
  z.pick(Tenancy, {
    id: true,
    propertyId: true,
    title: true,
    city: true,
    state: true,
    timeZone: true,
    status: true,
    expiresAt: true,
    startsOn: true,
    endsOn: true,
    rentAmount: true,
    securityDeposit: true,
    rentDueDay: true,
    movedInAt: true,
  }),
  {
    notice: z.nullable(
      z.object({
        by: z.string(),
        endsOn: z.string(),
        isInEffect: z.boolean(),
        isWaiting: z.boolean(),
      }),
    ),
  },
)
