// Places where homes are on offer: suggested while someone types.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { withNeutral } from '../values/neutral.ts'
import { count } from '../values/number.ts'
import { text } from '../values/text.ts'
import { fiveDigitZip } from '../values/zip-code.ts'

const PlaceKind = withNeutral(z.enum(['city', 'neighborhood', 'zip']), 'city')

export const Place = z.object({
  /** 'Oakland', 'Temescal' or '94609'. */
  name: z.string(),
  kind: PlaceKind,
  /** Of a ZIP code, the city that most of its homes name. */
  city: z.string(),
  state: z.string(),
  /** What its homes span, in degrees, without those far away from all others; null when none is on the map. */
  bounds: z.nullable(z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() })),
  /** Homes that can be rented now. */
  count: z.int(),
})
export type Place = z.infer<typeof Place>

/** How many places are suggested unless `limit` says otherwise. */
export const usualPlaces = 8

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
}
