// The numbers in the facet counts, each with its condition.
import { filterAmenities, flagFilters, PropertyType } from '@portal/contract/properties/choices'
import { bathroomChoices, bedroomChoices, rentBars } from '@portal/contract/properties/facets'
import { openBathrooms, openBedrooms, openRent } from '@portal/contract/properties/open-ended'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { recordOf } from '@portal/contract/values/record-of'
import { type SQL, sql } from 'drizzle-orm'
import { traitsOf } from '../../schema/search.ts'
import { atLeastFrom } from './search-criteria.ts'

/** Filters of which a home can meet only one choice: counting one ignores the filter of its kind. */
export type Kind = 'propertyType' | 'bedrooms' | 'bathrooms' | 'rents'

export interface Choice {
  kind: Kind | undefined
  /** The condition of homes that have it, on columns of `search_homes`. */
  isMet: SQL
  /** The filters that find the homes it counts. */
  filters: PropertyFilters
}

export const barCount = (rentBars.to - rentBars.from) / rentBars.width

export const hasTraits = (traits: Parameters<typeof traitsOf>[0]): SQL =>
  sql`traits & ${traitsOf(traits)}::integer <> 0`

export const choicesOf = (query: PropertyFilters) => {
  const always = sql`true`
  const bars = Array.from({ length: barCount }, (_, index) => index)
  const amenities = query.amenities ? `${query.amenities},` : ''
  return {
    total: [{ kind: undefined, isMet: always, filters: query }],
    propertyType: PropertyType.options.map(
      (propertyType): Choice => ({
        kind: 'propertyType',
        isMet: hasTraits({ propertyType }),
        filters: { ...query, propertyType },
      }),
    ),
    bedrooms: bedroomChoices.map(
      (bedrooms): Choice => ({
        kind: 'bedrooms',
        isMet: atLeastFrom(openBedrooms, sql`bedrooms`, bedrooms) ?? always,
        filters: { ...query, bedrooms },
      }),
    ),
    bathrooms: bathroomChoices.map(
      (bathrooms): Choice => ({
        kind: 'bathrooms',
        isMet: atLeastFrom(openBathrooms, sql`bathrooms`, bathrooms) ?? always,
        filters: { ...query, bathrooms },
      }),
    ),
    amenities: filterAmenities.map(
      (amenity): Choice => ({
        kind: undefined,
        isMet: hasTraits({ amenities: [amenity] }),
        filters: { ...query, amenities: amenities + amenity },
      }),
    ),
    ...recordOf(flagFilters, (name): Choice[] => [
      { kind: undefined, isMet: hasTraits({ [name]: true }), filters: { ...query, [name]: 'true' } },
    ]),
    rents: bars.map((bar): Choice => {
      const minRent = rentBars.from + bar * rentBars.width
      const to = minRent + rentBars.width
      const maxRent = to < rentBars.to ? to - 0.01 : openRent
      return { kind: 'rents', isMet: sql`bar = ${bar + 1}`, filters: { ...query, minRent, maxRent } }
    }),
  } satisfies Record<string, Choice[]>
}
