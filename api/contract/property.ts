// Homes: what a landlord tells of one, what everyone sees of it, and how it is searched (spec §3, §5, §7).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { amount, count } from './number.ts'
import { nextCursor, pageQuery } from './page.ts'
import { ListingPerson } from './person.ts'
import { ById, id, requiredText, text, timestamp } from './text.ts'

export const PropertyType = z.enum(['apartment', 'house', 'condo', 'office'], 'Property type is required')
export type PropertyType = z.infer<typeof PropertyType>

/** The checklist of the search filters; the listing form offers four more (spec §9). */
export const filterAmenities = [
  'Gym',
  'Pool',
  'Parking',
  'WiFi',
  'Laundry',
  'Dishwasher',
  'Air Conditioning',
  'Balcony',
  'Garden',
  'Security',
] as const
export const listingAmenities = [
  ...filterAmenities,
  'Elevator',
  'Furnished',
  'Pet Friendly',
  'Near Transit',
] as const

/** Dollars; PostgreSQL keeps them as numeric(12,2). */
export const dollars = z
  .number({ error: 'This must be an amount in dollars' })
  .check(z.minimum(0, 'This cannot be negative'), z.maximum(10_000_000, 'This is too large'))
const rooms = z
  .number({ error: 'This must be a number' })
  .check(z.minimum(0, 'This cannot be negative'), z.maximum(100, 'This is too large'))
export const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))

/** A date or date string (spec §5); PostgreSQL knows no year 0. */
export const dateOrDateTime = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'Please enter a date')
  .check(z.refine(value => value >= '1900', 'Please enter a date'))

const webAddress = text(2000).check(z.url({ protocol: /^https?$/, error: 'Images are web addresses' }))

const listing = {
  title: requiredText(200, 'Title is required'),
  description: requiredText(10_000, 'Description is required'),
  address: requiredText(300, 'Street address is required'),
  city: requiredText(100, 'City is required'),
  state: requiredText(100, 'State is required'),
  zipCode: requiredText(20, 'ZIP code is required'),
  latitude: orNothing(
    z
      .number({ error: 'Latitude must be a number' })
      .check(z.minimum(-90, 'Latitude is from -90 to 90'), z.maximum(90, 'Latitude is from -90 to 90')),
  ),
  longitude: orNothing(
    z
      .number({ error: 'Longitude must be a number' })
      .check(
        z.minimum(-180, 'Longitude is from -180 to 180'),
        z.maximum(180, 'Longitude is from -180 to 180'),
      ),
  ),
  propertyType: PropertyType,
  bedrooms: orNothing(rooms.check(z.int('Bedrooms are whole'))),
  bathrooms: orNothing(rooms.check(z.multipleOf(0.5, 'Bathrooms come in whole and half ones'))),
  squareFootage: orNothing(
    z
      .number({ error: 'This must be a number' })
      .check(
        z.int('Square feet are whole'),
        z.minimum(0, 'This cannot be negative'),
        z.maximum(10_000_000, 'This is too large'),
      ),
  ),
  rentAmount: z
    .number({ error: 'Monthly rent is required' })
    .check(z.minimum(0.01, 'Monthly rent must be more than 0'), z.maximum(10_000_000, 'This is too large')),
  securityDeposit: orNothing(dollars),
  minimumIncome: orNothing(dollars),
  availableDate: orNothing(dateOrDateTime),
  amenities: z.array(text(60)).check(z.maxLength(50, 'At most 50 amenities')),
  images: z.array(webAddress).check(z.maxLength(30, 'At most 30 images')),
  policyDocuments: z.array(text(2000)).check(z.maxLength(30, 'At most 30 documents')),
  isAvailable: z.boolean(),
  petFriendly: z.boolean(),
  smokingAllowed: z.boolean(),
  requiresBackgroundCheck: z.boolean(),
  visibilityLevel: z.enum(['public', 'private']),
}

export const CreateProperty = z.object({
  ...listing,
  amenities: z._default(listing.amenities, []),
  images: z._default(listing.images, []),
  policyDocuments: z._default(listing.policyDocuments, []),
  isAvailable: z._default(listing.isAvailable, true),
  petFriendly: z._default(listing.petFriendly, false),
  smokingAllowed: z._default(listing.smokingAllowed, false),
  requiresBackgroundCheck: z._default(listing.requiresBackgroundCheck, true),
  visibilityLevel: z._default(listing.visibilityLevel, 'public'),
})
export type CreateProperty = z.infer<typeof CreateProperty>

/** The form asks for a date, though the call does not (spec §2.7). */
export const CreatePropertyForm = z.extend(CreateProperty, {
  availableDate: z.iso.date('Available date is required'),
})
export type CreatePropertyForm = z.input<typeof CreatePropertyForm>

/** Some of a home's fields; what is left out stays as it is. */
export const UpdateProperty = z.partial(z.object(listing))
export type UpdateProperty = z.infer<typeof UpdateProperty>

export const Property = z.object({
  id,
  landlordId: id,
  title: z.string(),
  description: z.string(),
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
  visibilityLevel: z.enum(['public', 'private']),
  landlord: ListingPerson,
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Property = z.infer<typeof Property>

const flag = z.enum(['true', 'false'])
const place = text(200)

/** Everything is optional; city and state match without case; the area takes all four sides or none. */
export const SearchProperties = z
  .object({
    north: z.optional(amount(-90, 90)),
    south: z.optional(amount(-90, 90)),
    east: z.optional(amount(-180, 180)),
    west: z.optional(amount(-180, 180)),
    city: z.optional(place),
    state: z.optional(place),
    minRent: z.optional(amount(0, 10_000_000)),
    maxRent: z.optional(amount(0, 10_000_000)),
    propertyType: z.optional(PropertyType),
    /** 4 means 4 or more, other values are exact. */
    bedrooms: z.optional(count(0, 100)),
    /** 3 means 3 or more, other values are exact. */
    bathrooms: z.optional(amount(0, 100)),
    /** Comma-separated; a home must have them all. */
    amenities: z.optional(text(2000)),
    petFriendly: z.optional(flag),
    smokingAllowed: z.optional(flag),
    ...pageQuery,
  })
  .check(
    z.refine(
      ({ north, south, east, west }) => {
        const given = [north, south, east, west].filter(side => side !== undefined)
        return given.length === 0 || given.length === 4
      },
      { path: ['north'], message: 'An area needs north, south, east and west' },
    ),
    z.refine(({ north, south }) => north === undefined || south === undefined || south <= north, {
      path: ['south'],
      message: 'South must not lie north of north',
    }),
    z.refine(({ minRent, maxRent }) => minRent === undefined || maxRent === undefined || minRent <= maxRent, {
      path: ['minRent'],
      message: 'The lowest rent must not be above the highest',
    }),
  )
export type SearchProperties = z.infer<typeof SearchProperties>

/** Totals are exact up to this many; beyond, `total` is this number and `truncated` is true. */
export const exactTotalLimit = 1000

export const FoundProperties = z.object({
  properties: z.array(Property),
  total: z.int(),
  /** There are more homes than `total` counts. */
  truncated: z.boolean(),
  nextCursor,
})
export type FoundProperties = z.infer<typeof FoundProperties>

/** What the contact filter did to the text, in spec §5's words; null when it found nothing. */
const notice = z.nullable(z.string())
const PropertyWithNotice = z.object({ property: Property, notice })
const Properties = z.object({ properties: z.array(Property) })

export const propertyEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/api/properties/search',
    summary: 'Homes by area and filters',
    access: 'anyone',
    query: SearchProperties,
    status: 200,
    answer: FoundProperties,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/properties',
    summary: 'List a home',
    access: 'landlord',
    body: CreateProperty,
    status: 201,
    answer: PropertyWithNotice,
    errors: ['contact_details', 'plan_limit', 'restricted'],
  }),
  my: endpoint({
    method: 'GET',
    path: '/api/properties/my',
    summary: "The caller's own homes, newest first",
    access: 'landlord',
    status: 200,
    answer: Properties,
  }),
  myProperties: endpoint({
    method: 'GET',
    path: '/api/properties/my-properties',
    summary: 'The same as /api/properties/my',
    access: 'landlord',
    status: 200,
    answer: Properties,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/properties/:id',
    summary: 'One home',
    access: 'anyone',
    params: ById,
    status: 200,
    answer: z.object({ property: Property }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/properties/:id',
    summary: 'Change some of a home; private pauses its listing',
    access: 'landlord',
    own: true,
    params: ById,
    body: UpdateProperty,
    status: 200,
    answer: PropertyWithNotice,
    errors: ['contact_details', 'restricted'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/properties/:id',
    summary: 'Delete a home that nobody lives in',
    access: 'landlord',
    own: true,
    params: ById,
    status: 204,
    answer: z.void(),
    errors: ['conflict'],
  }),
}
