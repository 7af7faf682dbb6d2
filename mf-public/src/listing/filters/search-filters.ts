// What a person may search by, and the constants of the panel (spec §3 "Property search filters", §9).
import type { filterAmenities, PropertyType } from '@portal/contract/properties/choices'

type Amenity = (typeof filterAmenities)[number]

/** Rooms to search for; the last of each means "that many or more", all others are exact. */
export const bedroomChoices = ['0', '1', '2', '3', '4'] as const
export const bathroomChoices = ['1', '1.5', '2', '3'] as const

/** "4+" for the last of its list. */
export const withPlus = (choice: string, choices: readonly string[]): string =>
  choice === choices.at(-1) ? `${choice}+` : choice

/** Dollars a month, bounds inclusive. */
export interface PriceRange {
  /** 0 for no floor. */
  min: number
  /** The slider's maximum, or more, for no ceiling. */
  max: number
}

export interface SearchFilters {
  /** 'City, State', or a part of it, a neighborhood or a ZIP code; blank for anywhere. */
  location: string
  /** Words of title, description or street; blank for any. */
  words: string
  /** Null until the slider is moved: homes at any rent are shown. */
  priceRange: PriceRange | null
  propertyType: PropertyType | ''
  /** Blank for any. */
  bedrooms: '' | (typeof bedroomChoices)[number]
  /** Blank for any. */
  bathrooms: '' | (typeof bathroomChoices)[number]
  amenities: readonly Amenity[]
  petFriendly: boolean
  smokingAllowed: boolean
  /** Homes that are rented are shown, too. */
  includeRented: boolean
}

export const noFilters: SearchFilters = {
  location: '',
  words: '',
  priceRange: null,
  propertyType: '',
  bedrooms: '',
  bathrooms: '',
  amenities: [],
  petFriendly: false,
  smokingAllowed: false,
  includeRented: false,
}

/** At its maximum the slider sets no ceiling, and at its minimum no floor. */
export const priceSlider = { min: 500, max: 10_000, step: 100, start: { min: 1000, max: 5000 } } as const

/** How many filters are on: pet and smoking count once together (spec §5); rented homes are more, so they do not count. */
export const countActive = (filters: SearchFilters): number =>
  [
    filters.location.trim() !== '',
    filters.words.trim() !== '',
    filters.priceRange !== null,
    filters.propertyType !== '',
    filters.bedrooms !== '',
    filters.bathrooms !== '',
    filters.amenities.length > 0,
    filters.petFriendly || filters.smokingAllowed,
  ].filter(Boolean).length

/** Adds an amenity to the list, or takes it out (spec §5). */
export const toggleAmenity = (amenities: readonly Amenity[], amenity: Amenity): Amenity[] =>
  amenities.includes(amenity) ? amenities.filter(other => other !== amenity) : [...amenities, amenity]
