// How many homes each choice of the search filters would find.
import * as z from 'zod/mini'
import { recordOf } from '../values/record-of.ts'
import { flagFilters, PropertyType } from './choices.ts'
import { openRent } from './open-ended.ts'

/** The choices of rooms; the last of each means "that many or more" (spec §9). */
export const bedroomChoices = [0, 1, 2, 3, 4] as const
export const bathroomChoices = [1, 1.5, 2, 3] as const

/** The bars behind the price slider, in dollars: from its lowest rent to its end, which is open (spec §9). */
export const rentBars = { from: 500, to: openRent, width: 500 } as const

/** Exact up to `exactTotalLimit`, like a search's total; also truncated if very many homes match and not all were counted. */
const tally = { count: z.int(), truncated: z.boolean() }
const Tally = z.object(tally)

export const Facets = z.object({
  /** Homes that match all filters. */
  total: Tally,
  /** Per choice: homes that match it and all filters of other kinds. */
  propertyType: z.array(z.object({ choice: PropertyType, ...tally })),
  bedrooms: z.array(z.object({ choice: z.number(), ...tally })),
  bathrooms: z.array(z.object({ choice: z.number(), ...tally })),
  /** Per choice: homes that match it and all filters, as several can be chosen at once. */
  amenities: z.array(z.object({ choice: z.string(), ...tally })),
  ...recordOf(flagFilters, () => Tally),
  /** Per range of rents: homes in it that match all filters except the rent. */
  rents: z.array(
    z.object({
      /** Inclusive. */
      from: z.number(),
      /** Exclusive; null for an open range. */
      to: z.nullable(z.number()),
      ...tally,
      /** From 0 to 1, relative to the tallest bar; if counts are truncated, among the counted homes. */
      height: z.number(),
    }),
  ),
})
export type Facets = z.infer<typeof Facets>
