// A home as everyone sees it (spec §3).
import * as z from 'zod/mini'
import { ListingPerson } from '../people/person.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, timestamp } from '../values/text.ts'
import { PropertyType } from './choices.ts'

export const Property = z.object({
  id,
  landlordId: id,
  title: z.string(),
  description: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  neighborhood: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Of its coordinates, such as "America/Los_Angeles"; null without them. */
  timeZone: z.nullable(z.string()),
  propertyType: PropertyType,
  bedrooms: z.nullable(z.number()),
  bathrooms: z.nullable(z.number()),
  squareFootage: z.nullable(z.number()),
  rentAmount: z.number(),
  securityDeposit: z.nullable(z.number()),
  minimumIncome: z.nullable(z.number()),
  availableDate: z.nullable(z.iso.date()),
  isAvailable: z.boolean(),
  amenities: z.array(z.string()),
  images: z.array(z.string()),
  policyDocuments: z.array(z.string()),
  petFriendly: z.boolean(),
  smokingAllowed: z.boolean(),
  requiresBackgroundCheck: z.boolean(),
  visibilityLevel: withNeutral(z.enum(['public', 'private']), 'private'),
  landlord: ListingPerson,
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Property = z.infer<typeof Property>
