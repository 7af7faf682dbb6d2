// How many homes each choice of the search filters would find.
import * as z from 'zod/mini'
import { PropertyType } from './choices.ts'
import { openRent } from './open-ended.ts'

/** The choices of rooms; the last of each means "that many or more" (spec §9). */
export const bedroomChoices = [0, 1, 2, 3, 4] as const
export const bathroomChoices = [1, 1.5, 2, 3] as const

/** The bars behind the price slider, in dollars: from its least rent to its end, which is open (spec §9). */
export const rentBars = { from: 500, to: openRent, width: 500 } as const

/** Exact up to `exactTotalLimit`, as a search's total; truncated also where very many homes meet the filters and not all were looked at. */
const tally = { count: z.int(), truncated: z.boolean() }
const Tally = z.object(tally)

export const Facets = z.object({
  /** Homes that meet all filters. */
  total: Tally,
  /** Per choice, homes that meet it and all filters of other kinds. */
  propertyType: z.array(z.object({ choice: PropertyType, ...tally })),
  bedrooms: z.array(z.object({ choice: z.number(), ...tally })),
  bathrooms: z.array(z.object({ choice: z.number(), ...tally })),
  /** Per choice, homes that meet it and all filters: these add to one another. */
  amenities: z.array(z.object({ choice: z.string(), ...tally })),
  petFriendly: Tally,
  smokingAllowed: Tally,
  /** Per range of rents, homes in it that meet all filters but the rent. */
  rents: z.array(
    z.object({
      /** Inclusive. */
      from: z.number(),
      /** Exclusive; null for any rent from there. */
      to: z.nullable(z.number()),
      ...tally,
      /** From 0 to 1, against the bar of most homes: where counts are truncated, as among those seen. */
      height: z.number(),
    }),
  ),
})
export type Facets = z.infer<typeof Facets>
