// As the public sees it (spec §3).
import * as z from 'zod/mini'
import { ListingPerson } from '../people/person.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, timestamp } from '../values/text.ts'
import { PropertyType } from './choices.ts'

/** For cards, pins' popups, filters and similar homes. */
export const HomeCard = z.object({
  id,
  title: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  propertyType: PropertyType,
  bedrooms: z.nullable(z.number()),
  bathrooms: z.nullable(z.number()),
  squareFootage: z.nullable(z.number()),
  rentAmount: z.number(),
  isAvailable: z.boolean(),
  /** The first day to move in; null if not said. */
  availableDate: z._default(z.nullable(z.iso.date()), null),
  amenities: z.array(z.string()),
  images: z.array(z.string()),
  petFriendly: z.boolean(),
  smokingAllowed: z.boolean(),
  landlord: ListingPerson,
})
export type HomeCard = z.infer<typeof HomeCard>

export const Property = z.extend(HomeCard, {
  landlordId: id,
  description: z.string(),
  neighborhood: z.nullable(z.string()),
  /** Such as "America/Los_Angeles"; null without coordinates. */
  timeZone: z.nullable(z.string()),
  /** Whether tours can be booked, if a time is free. */
  hasTourHours: z._default(z.boolean(), false),
  securityDeposit: z.nullable(z.number()),
  minimumIncome: z.nullable(z.number()),
  /** In the landlord's words, by the pictures' addresses. */
  imageDescriptions: z._default(z.record(z.string(), z.string()), {}),
  policyDocuments: z.array(z.string()),
  requiresBackgroundCheck: z.boolean(),
  visibilityLevel: withNeutral(z.enum(['public', 'private']), 'private'),
  /** When its landlord last said that it is still offered; null from an older API. */
  confirmedAt: z._default(z.nullable(timestamp), null),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Property = z.infer<typeof Property>
