// Filters in the address, so that a search can be shared and revisited.
import { type AddressChanges, paramsWith } from '@portal/app-kit/use-address-params'
import { flagFilters, listingAmenities, PropertyType } from '@portal/contract/properties/choices'
import { recordOf } from '@portal/contract/values/record-of'
import {
  bathroomChoices,
  bedroomChoices,
  noFilters,
  type PriceRange,
  priceSlider,
  type SearchFilters,
} from './search-filters.ts'

const propertyTypes = PropertyType.options

/** The address's value, if it is allowed; otherwise blank. */
const choiceOf = <Choice extends string>(text: string | null, allowed: readonly Choice[]): Choice | '' =>
  allowed.find(choice => choice === text) ?? ''

const textOf = (params: URLSearchParams, name: string): string => (params.get(name) ?? '').slice(0, 200)

const dollarsOf = (text: string | null, otherwise: number): number => {
  const dollars = Number(text || Number.NaN)
  return dollars >= 0 && dollars <= 10_000_000 ? dollars : otherwise
}

const priceRangeOf = (params: URLSearchParams): PriceRange | null => {
  const min = dollarsOf(params.get('minRent'), 0)
  const max = dollarsOf(params.get('maxRent'), priceSlider.max)
  const isOpen = min === 0 && max >= priceSlider.max
  return isOpen || min > max ? null : { min, max }
}

/** Ignores all other parts of the address. */
export const readFilters = (params: URLSearchParams): SearchFilters => {
  const amenities = (params.get('amenities') ?? '').split(',')
  return {
    location: textOf(params, 'location'),
    city: textOf(params, 'city'),
    state: textOf(params, 'state'),
    neighborhood: textOf(params, 'neighborhood'),
    words: textOf(params, 'q'),
    priceRange: priceRangeOf(params),
    propertyType: choiceOf(params.get('propertyType'), propertyTypes),
    bedrooms: choiceOf(params.get('bedrooms'), bedroomChoices),
    bathrooms: choiceOf(params.get('bathrooms'), bathroomChoices),
    amenities: listingAmenities.filter(amenity => amenities.includes(amenity)),
    ...recordOf(flagFilters, name => params.get(name) === 'true'),
    includeRented: params.get('includeRented') === 'true',
  }
}

/** Blank for an open end. */
const rentEntriesOf = (range: PriceRange | null) => ({
  minRent: range?.min ? String(range.min) : '',
  maxRent: range && range.max < priceSlider.max ? String(range.max) : '',
})

const entriesOf = (filters: SearchFilters): Record<string, string> => ({
  location: filters.location.trim(),
  city: filters.city.trim(),
  state: filters.state.trim(),
  neighborhood: filters.neighborhood.trim(),
  q: filters.words.trim(),
  ...rentEntriesOf(filters.priceRange),
  propertyType: filters.propertyType,
  bedrooms: filters.bedrooms,
  bathrooms: filters.bathrooms,
  amenities: filters.amenities.join(','),
  ...recordOf(flagFilters, name => (filters[name] ? 'true' : '')),
  includeRented: filters.includeRented ? 'true' : '',
})

export const filterParams: readonly string[] = Object.keys(entriesOf(noFilters))

/** What these filters change in an address. */
export const filterChanges = (filters: SearchFilters): AddressChanges =>
  Object.fromEntries(Object.entries(entriesOf(filters)).map(([name, value]) => [name, value || null]))

/** The address with these filters; it keeps its other parts. */
export const writeFilters = (params: URLSearchParams, filters: SearchFilters): URLSearchParams =>
  paramsWith(params, filterChanges(filters))

/** How a typed line was understood, for the person. */
export interface Understood {
  /** The typed name of the place, if it differs from the real one: 'sf'; otherwise null. */
  typed: string | null
  /** The typed words that the search ignores: '3+ beds'; null if there are none. */
  unused: string | null
}

export const readUnderstood = (params: URLSearchParams): Understood => ({
  typed: textOf(params, 'typed') || null,
  unused: textOf(params, 'unused') || null,
})
