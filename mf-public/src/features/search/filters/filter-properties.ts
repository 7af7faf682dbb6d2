import type { Property } from '@portal/contract/properties/property'
import { type PriceRange, priceSlider, type SearchFilters, topBuckets } from './search-filters.ts'

const isAffordable = (rent: number, { min, max }: PriceRange): boolean =>
  rent >= min && (rent <= max || max >= priceSlider.max)

const isRoomCount = (rooms: number | null, wanted: string, top: number): boolean => {
  if (wanted === '') return true
  if (rooms === null) return false
  return Number(wanted) === top ? rooms >= top : rooms === Number(wanted)
}

const matches = (filters: SearchFilters, property: Property): boolean =>
  `${property.city}, ${property.state}`.toLowerCase().includes(filters.location.trim().toLowerCase()) &&
  (filters.priceRange === null || isAffordable(property.rentAmount, filters.priceRange)) &&
  (filters.propertyType === '' || property.propertyType === filters.propertyType) &&
  isRoomCount(property.bedrooms, filters.bedrooms, topBuckets.bedrooms) &&
  isRoomCount(property.bathrooms, filters.bathrooms, topBuckets.bathrooms) &&
  filters.amenities.every(amenity => property.amenities.includes(amenity)) &&
  (!filters.petFriendly || property.petFriendly) &&
  (!filters.smokingAllowed || property.smokingAllowed)

/** The homes that pass every filter (spec §5 "Local search filtering"; rent bounds are inclusive). */
export const filterProperties = (properties: readonly Property[], filters: SearchFilters): Property[] =>
  properties.filter(property => matches(filters, property))
