// Filters in the address, so that a search can be shared and returned to.
import { filterAmenities, PropertyType } from '@portal/contract/properties/choices'
import {
  bathroomChoices,
  bedroomChoices,
  noFilters,
  type PriceRange,
  priceSlider,
  type SearchFilters,
} from './search-filters.ts'

const propertyTypes = PropertyType.options

/** The allowed value that the address names; blank for anything else. */
const choiceOf = <Choice extends string>(given: string | null, allowed: readonly Choice[]): Choice | '' =>
  allowed.find(choice => choice === given) ?? ''

const dollarsOf = (given: string | null, otherwise: number): number => {
  const dollars = Number(given || Number.NaN)
  return dollars >= 0 && dollars <= 10_000_000 ? dollars : otherwise
}

const priceRangeOf = (params: URLSearchParams): PriceRange | null => {
  const min = dollarsOf(params.get('minRent'), 0)
  const max = dollarsOf(params.get('maxRent'), priceSlider.max)
  const isOpen = min === 0 && max >= priceSlider.max
  return isOpen || min > max ? null : { min, max }
}

/** Ignores anything in the address that is not a filter. */
export const readFilters = (params: URLSearchParams): SearchFilters => {
  const amenities = (params.get('amenities') ?? '').split(',')
  return {
    location: (params.get('location') ?? '').slice(0, 200),
    words: (params.get('q') ?? '').slice(0, 200),
    priceRange: priceRangeOf(params),
    propertyType: choiceOf(params.get('propertyType'), propertyTypes),
    bedrooms: choiceOf(params.get('bedrooms'), bedroomChoices),
    bathrooms: choiceOf(params.get('bathrooms'), bathroomChoices),
    amenities: filterAmenities.filter(amenity => amenities.includes(amenity)),
    petFriendly: params.get('petFriendly') === 'true',
    smokingAllowed: params.get('smokingAllowed') === 'true',
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
  q: filters.words.trim(),
  ...rentEntriesOf(filters.priceRange),
  propertyType: filters.propertyType,
  bedrooms: filters.bedrooms,
  bathrooms: filters.bathrooms,
  amenities: filters.amenities.join(','),
  petFriendly: filters.petFriendly ? 'true' : '',
  smokingAllowed: filters.smokingAllowed ? 'true' : '',
  includeRented: filters.includeRented ? 'true' : '',
})

export const filterParams: readonly string[] = Object.keys(entriesOf(noFilters))

/** The same address with these filters in it; its other parts stay. */
export const writeFilters = (params: URLSearchParams, filters: SearchFilters): URLSearchParams => {
  const written = new URLSearchParams(params)
  for (const [name, value] of Object.entries(entriesOf(filters))) {
    if (value) written.set(name, value)
    else written.delete(name)
  }
  return written
}
