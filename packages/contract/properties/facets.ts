import * as z from 'zod/mini'
import { recordOf } from '../values/record-of.ts'
import { flagFilters, PropertyType } from './choices.ts'
import { openRent } from './open-ended.ts'

/** The last of each means "that many or more" (spec §9). */
export const bedroomChoices = [0, 1, 2, 3, 4] as const
export const bathroomChoices = [1, 1.5, 2, 3] as const

/** In dollars, from the price slider's lowest rent to its open end (spec §9). */
export const rentBars = { from: 500, to: openRent, width: 500 } as const

/** Exact up to `exactTotalLimit`; also truncated if too many match to count all. */
const tally = { count: z.int(), truncated: z.boolean() }
const Tally = z.object(tally)

export const Facets = z.object({
  total: Tally,
  /** Homes that match it and all filters of other kinds. */
  propertyType: z.array(z.object({ choice: PropertyType, ...tally })),
  bedrooms: z.array(z.object({ choice: z.number(), ...tally })),
  bathrooms: z.array(z.object({ choice: z.number(), ...tally })),
  /** Homes that match it and all filters, as several can be chosen. */
  amenities: z.array(z.object({ choice: z.string(), ...tally })),
  ...recordOf(flagFilters, () => Tally),
  /** Homes that match all filters except the rent. */
  rents: z.array(
    z.object({
      /** Inclusive. */
      from: z.number(),
      /** Exclusive; null for an open range. */
      to: z.nullable(z.number()),
      ...tally,
      /** From 0 to 1, relative to the tallest bar. */
      height: z.number(),
    }),
  ),
})
export type Facets = z.infer<typeof Facets>
