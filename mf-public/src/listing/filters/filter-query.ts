import type { PropertyType } from '@portal/contract/properties/choices'
import { priceSlider, type SearchFilters } from './search-filters.ts'

export interface FilterQuery {
  q?: string
  location?: string
  minRent?: number
  maxRent?: number
  propertyType?: PropertyType
  bedrooms?: number
  bathrooms?: number
  amenities?: string
  petFriendly?: 'true'
  smokingAllowed?: 'true'
  includeRented?: 'true'
}

/** The filters as the server takes them (spec §7, GET /api/properties/search); those that are off are left out. */
export const filterQueryOf = (filters: SearchFilters): FilterQuery => ({
  ...(filters.words.trim() && { q: filters.words.trim() }),
  ...(filters.location.trim() && { location: filters.location.trim() }),
  ...(filters.priceRange?.min && { minRent: filters.priceRange.min }),
  ...(filters.priceRange && filters.priceRange.max < priceSlider.max && { maxRent: filters.priceRange.max }),
  ...(filters.propertyType && { propertyType: filters.propertyType }),
  ...(filters.bedrooms && { bedrooms: Number(filters.bedrooms) }),
  ...(filters.bathrooms && { bathrooms: Number(filters.bathrooms) }),
  ...(filters.amenities.length > 0 && { amenities: filters.amenities.join(',') }),
  ...(filters.petFriendly && { petFriendly: 'true' as const }),
  ...(filters.smokingAllowed && { smokingAllowed: 'true' as const }),
  ...(filters.includeRented && { includeRented: 'true' as const }),
})
