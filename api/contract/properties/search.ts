// How homes are searched (spec §7).
import * as z from 'zod/mini'
import { amount, count } from '../values/number.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { text } from '../values/text.ts'
import { PropertyType } from './choices.ts'
import { Property } from './property.ts'

/** The end of the price slider, labeled "+" (spec §9), in dollars. */
export const openRent = 10_000

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
    /** `openRent` means no ceiling, other values are exact. */
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
      message: 'The south side must not be north of the north side',
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
