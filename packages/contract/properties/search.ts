// Spec §7.
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { amount, count } from '../values/number.ts'
import { nextCursor } from '../values/page.ts'
import { recordOf } from '../values/record-of.ts'
import { text } from '../values/text.ts'
import { fiveDigitZip } from '../values/zip-code.ts'
import { flagFilters, PropertyType } from './choices.ts'
import { HomeCard, Property } from './property.ts'

const flag = withNeutral(z.enum(['true', 'false']), 'false')
const place = text(200)

/**
 * All optional; city, state, neighborhood and location ignore case; the area takes all four sides or none. Rented
 * homes are left out by default.
 */
export const PropertyFilters = z
  .object({
    north: z.optional(amount(-90, 90)),
    south: z.optional(amount(-90, 90)),
    east: z.optional(amount(-180, 180)),
    west: z.optional(amount(-180, 180)),
    /** Words of title, description and street: all must match, the last can be incomplete. */
    q: z.optional(text(200)),
    /** In "city, state" or "neighborhood, city, state", or the start of a ZIP code; a ZIP+4 means its ZIP. */
    location: z.optional(place.check(z.overwrite(fiveDigitZip))),
    city: z.optional(place),
    state: z.optional(place),
    neighborhood: z.optional(place),
    minRent: z.optional(amount(0, 10_000_000)),
    /** `openRent` means no limit. */
    maxRent: z.optional(amount(0, 10_000_000)),
    propertyType: z.optional(PropertyType),
    /** 4 means 4 or more. */
    bedrooms: z.optional(count(0, 100)),
    /** 3 means 3 or more. */
    bathrooms: z.optional(amount(0, 100)),
    /** Comma-separated, all required. */
    amenities: z.optional(text(2000)),
    ...recordOf(flagFilters, () => z.optional(flag)),
    includeRented: z.optional(flag),
  })
  .check(
    z.refine(
      ({ north, south, east, west }) => {
        const sides = [north, south, east, west].filter(side => side !== undefined)
        return sides.length === 0 || sides.length === 4
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

export const SearchOrder = withNeutral(z.enum(['newest', 'rent_asc', 'rent_desc', 'nearest']), 'newest')
export type SearchOrder = z.infer<typeof SearchOrder>

/** No more digits than PostgreSQL and JavaScript write, so that both can read it. */
const number = String.raw`\d{1,20}(?:\.\d{1,30})?`
const spot = new RegExp(`^(-?${number}), ?(-?${number})$`)

/** From "latitude,longitude" in degrees; undefined if it is not a place. */
export const readSpot = (near: string): { latitude: number; longitude: number } | undefined => {
  const [latitude = Number.NaN, longitude = Number.NaN] = (spot.exec(near.trim()) ?? []).slice(1).map(Number)
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth ? { latitude, longitude } : undefined
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const newestCursor = new RegExp(`^${uuid}$`, 'i')
const keyedCursor = new RegExp(`^(?<sort>[a-z_]+)~(?<key>${number}(?:e-\\d{1,2})?)~(?<id>${uuid})$`, 'i')

/** Where a page ended: at the home `id`, whose rent or distance is `key`. */
export interface SearchCursor {
  id: string
  key: string
}

/** Undefined if it is not a cursor of this order. */
export const readCursor = (sort: SearchOrder, cursor: string): SearchCursor | undefined => {
  if (sort === 'newest') return newestCursor.test(cursor) ? { id: cursor, key: '' } : undefined
  const { sort: of, key = '', id = '' } = keyedCursor.exec(cursor)?.groups ?? {}
  return of === sort ? { id, key } : undefined
}

export const writeCursor = (sort: SearchOrder, { id, key }: SearchCursor): string =>
  sort === 'newest' ? id : `${sort}~${key}~${id}`

export type PropertyFilters = z.infer<typeof PropertyFilters>

export const SearchProperties = z
  .safeExtend(PropertyFilters, {
    /** `newest` by default; `nearest` has only homes with coordinates. */
    sort: z.optional(SearchOrder),
    /** "latitude,longitude", for `nearest`. */
    near: z.optional(
      text(100).check(z.refine(near => readSpot(near) !== undefined, 'This must be "latitude,longitude"')),
    ),
    /** Fewer if they would exceed `maxFoundBytes`. */
    limit: z.optional(count(1, 100)),
    cursor: z.optional(text(200)),
  })
  .check(
    z.refine(({ sort, near }) => sort !== 'nearest' || near !== undefined, {
      path: ['near'],
      message: 'The nearest homes need a place to be near to',
    }),
    z.refine(
      ({ sort = 'newest', cursor }) => cursor === undefined || readCursor(sort, cursor) !== undefined,
      { path: ['cursor'], message: 'This is not a cursor of this list' },
    ),
  )
export type SearchProperties = z.infer<typeof SearchProperties>

/** Above it, `total` is this number and `truncated` is true. */
export const exactTotalLimit = 1000

/** In bytes of JSON. */
export const maxFoundBytes = 300_000

export const FoundCards = z.object({
  properties: z.array(HomeCard),
  total: z.int(),
  /** There are more than `total`. */
  truncated: z.boolean(),
  nextCursor,
})
export type FoundCards = z.infer<typeof FoundCards>

export const FoundProperties = z.extend(FoundCards, { properties: z.array(Property) })
export type FoundProperties = z.infer<typeof FoundProperties>
