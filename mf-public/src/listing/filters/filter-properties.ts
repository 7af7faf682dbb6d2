import { flagFilters } from '@portal/contract/properties/choices'
import type { HomeCard } from '@portal/contract/properties/property'
import {
  bathroomChoices,
  bedroomChoices,
  type PriceRange,
  priceSlider,
  type SearchFilters,
} from './search-filters.ts'

const isAffordable = (rent: number, { min, max }: PriceRange): boolean =>
  rent >= min && (rent <= max || max >= priceSlider.max)

const isRoomCount = (rooms: number | null, choice: string, choices: readonly string[]): boolean => {
  if (choice === '') return true
  if (rooms === null) return false
  return choice === choices.at(-1) ? rooms >= Number(choice) : rooms === Number(choice)
}

const matches = (filters: SearchFilters, property: HomeCard): boolean =>
  `${property.city}, ${property.state}`.toLowerCase().includes(filters.location.trim().toLowerCase()) &&
  (filters.priceRange === null || isAffordable(property.rentAmount, filters.priceRange)) &&
  (filters.propertyType === '' || property.propertyType === filters.propertyType) &&
  isRoomCount(property.bedrooms, filters.bedrooms, bedroomChoices) &&
  isRoomCount(property.bathrooms, filters.bathrooms, bathroomChoices) &&
  filters.amenities.every(amenity => property.amenities.includes(amenity)) &&
  flagFilters.every(name => !filters[name] || property[name])

/** The homes that pass every filter (spec §5 "Local search filtering"; rent bounds are inclusive). */
export const filterProperties = (properties: readonly HomeCard[], filters: SearchFilters): HomeCard[] =>
  properties.filter(property => matches(filters, property))
