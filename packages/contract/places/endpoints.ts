// Suggested as a person types, understood in what they typed, and found for an address.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PropertyFilters, SearchOrder } from '../properties/search.ts'
import { withNeutral } from '../values/neutral.ts'
import { count } from '../values/number.ts'
import { text } from '../values/text.ts'
import { fiveDigitZip } from '../values/zip-code.ts'

const PlaceKind = withNeutral(z.enum(['city', 'neighborhood', 'zip']), 'city')

export const Place = z.object({
  /** 'Oakland', 'Temescal' or '94609'. */
  name: z.string(),
  kind: PlaceKind,
  /** For a ZIP code, the one that most of its homes name. */
  city: z.string(),
  state: z.string(),
  /** In degrees, without outliers; null if no home is on the map. */
  bounds: z.nullable(z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() })),
  /** Homes that can be rented now. */
  count: z.int(),
})
export type Place = z.infer<typeof Place>

/** In degrees. */
const Spot = z.object({ latitude: z.number(), longitude: z.number() })
export type Spot = z.infer<typeof Spot>

const ofPlace = { location: true, city: true, state: true, neighborhood: true } as const

/** Text that names contain, or an exact city, state and neighborhood. */
const NamedPlace = z.pick(z.object(PropertyFilters.shape), ofPlace)
export type NamedPlace = z.infer<typeof NamedPlace>

/** In characters. */
export const maxLineLength = 200

/** While it is typed; any part can be blank. */
const TypedAddress = z.object({
  address: text(300),
  city: text(200),
  state: text(200),
  zipCode: text(20),
  neighborhood: text(200),
})
export type TypedAddress = z.infer<typeof TypedAddress>

export const defaultPlaces = 8

export const placeEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/places',
    summary:
      'Places with homes on offer that fit what is typed, the best first; without a text those with most homes',
    access: 'anyone',
    query: z.object({
      q: z.optional(text(100).check(z.overwrite(fiveDigitZip))),
      limit: z.optional(count(1, 20)),
    }),
    status: 200,
    answer: z.object({ places: z.array(Place) }),
    mayLag: true,
  }),
  understand: endpoint({
    method: 'GET',
    path: '/api/places/understand',
    summary: 'Read a line of text as search filters: its place, its wishes and its words',
    access: 'anyone',
    query: z.object({ text: text(maxLineLength) }),
    status: 200,
    answer: z.object({
      filters: z.object(PropertyFilters.shape),
      sort: z.nullable(SearchOrder),
      /** If `filters` name another place: 'sf', 'San Fransisco'. */
      typed: z.nullable(z.string()),
      /** Not searched for, understood or not: '3+ beds'. */
      unused: z.nullable(z.string()),
    }),
    mayLag: true,
  }),
  about: endpoint({
    method: 'GET',
    path: '/api/places/about',
    summary: 'Whether a place has homes on offer, where it is, and which place may be meant instead',
    access: 'anyone',
    query: NamedPlace,
    status: 200,
    answer: z.object({
      hasHomes: z.boolean(),
      /** Its center, if known. */
      spot: z.nullable(Spot),
      /** With homes and a similar spelling. */
      meant: z.nullable(Place),
    }),
    mayLag: true,
  }),
  locate: endpoint({
    method: 'POST',
    path: '/api/places/locate',
    summary: 'Where an address is, as closely as the portal knows, and which city may be meant by its city',
    access: 'landlord',
    body: TypedAddress,
    status: 200,
    answer: z.object({
      spot: z.nullable(
        z.object({
          ...Spot.shape,
          /** How precisely it is known. */
          of: withNeutral(z.enum(['address', 'street', 'neighborhood', 'zip', 'city']), 'city'),
        }),
      ),
      /** With a similar spelling, if the typed one is unknown. */
      meantCity: z.nullable(z.object({ city: z.string(), state: z.string() })),
    }),
  }),
}
