// The search filters, and the constants of their panel (spec §3 "Property search filters", §9).
import { exactPlaceText } from '@portal/contract/places/place-words'
import {
  type FlagFilter,
  flagFilters,
  type listingAmenities,
  type PropertyType,
} from '@portal/contract/properties/choices'
import { recordOf } from '@portal/contract/values/record-of'

/** The panel offers only some of them; a typed line can name the others. */
type Amenity = (typeof listingAmenities)[number]

/** Choices of rooms. The last one means "that many or more"; all others are exact. */
export const bedroomChoices = ['0', '1', '2', '3', '4'] as const
export const bathroomChoices = ['1', '1.5', '2', '3'] as const

/** Adds a plus to the last choice: "4+". */
export const withPlus = (choice: string, choices: readonly string[]): string =>
  choice === choices.at(-1) ? `${choice}+` : choice

/** Dollars a month, bounds inclusive. */
export interface PriceRange {
  /** 0 for no floor. */
  min: number
  /** The slider's maximum, or more, for no ceiling. */
  max: number
}

export interface SearchFilters extends Record<FlagFilter, boolean> {
  /** 'City, State', or a part of it, a neighborhood or a ZIP code; blank for anywhere. */
  location: string
  /** With `state` and `neighborhood`, an exact place; blank for any. It combines with `location`. */
  city: string
  state: string
  neighborhood: string
  /** Words in the title, description or street; blank for any. */
  words: string
  /** Null until the slider is moved: any rent. */
  priceRange: PriceRange | null
  propertyType: PropertyType | ''
  /** Blank for any. */
  bedrooms: '' | (typeof bedroomChoices)[number]
  /** Blank for any. */
  bathrooms: '' | (typeof bathroomChoices)[number]
  amenities: readonly Amenity[]
  /** Includes rented homes. */
  includeRented: boolean
}

export const noFilters: SearchFilters = {
  location: '',
  city: '',
  state: '',
  neighborhood: '',
  words: '',
  priceRange: null,
  propertyType: '',
  bedrooms: '',
  bathrooms: '',
  amenities: [],
  ...recordOf(flagFilters, () => false),
  includeRented: false,
}

/** The slider's maximum sets no ceiling, and its minimum no floor. */
export const priceSlider = { min: 500, max: 10_000, step: 100, start: { min: 1000, max: 5000 } } as const

/** Resets every filter that names a place. */
export const noPlace = { location: '', city: '', state: '', neighborhood: '' } as const

/** The place as text: what was typed, or the exact place; blank for none. */
export const placeOf = (filters: Pick<SearchFilters, keyof typeof noPlace>): string =>
  filters.location.trim() || exactPlaceText(filters)

/** The number of active filters: policies such as pets and smoking count once together (spec §5); including rented homes does not count. */
export const countActive = (filters: SearchFilters): number =>
  [
    placeOf(filters) !== '',
    filters.words.trim() !== '',
    filters.priceRange !== null,
    filters.propertyType !== '',
    filters.bedrooms !== '',
    filters.bathrooms !== '',
    filters.amenities.length > 0,
    flagFilters.some(name => filters[name]),
  ].filter(Boolean).length

/** Adds or removes an amenity (spec §5). */
export const toggleAmenity = (amenities: readonly Amenity[], amenity: Amenity): Amenity[] =>
  amenities.includes(amenity) ? amenities.filter(other => other !== amenity) : [...amenities, amenity]
