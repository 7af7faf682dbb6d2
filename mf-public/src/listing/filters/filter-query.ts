import { flagFilters } from '@portal/contract/properties/choices'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { recordOf } from '@portal/contract/values/record-of'
import { priceSlider, type SearchFilters } from './search-filters.ts'

export type FilterQuery = Omit<PropertyFilters, 'north' | 'south' | 'east' | 'west'>

/** The filters as query parameters (spec §7, GET /api/properties/search), without inactive ones. */
export const filterQueryOf = (filters: SearchFilters): FilterQuery => ({
  ...(filters.words.trim() && { q: filters.words.trim() }),
  ...(filters.location.trim() && { location: filters.location.trim() }),
  ...(filters.city.trim() && { city: filters.city.trim() }),
  ...(filters.state.trim() && { state: filters.state.trim() }),
  ...(filters.neighborhood.trim() && { neighborhood: filters.neighborhood.trim() }),
  ...(filters.priceRange?.min && { minRent: filters.priceRange.min }),
  ...(filters.priceRange && filters.priceRange.max < priceSlider.max && { maxRent: filters.priceRange.max }),
  ...(filters.propertyType && { propertyType: filters.propertyType }),
  ...(filters.bedrooms && { bedrooms: Number(filters.bedrooms) }),
  ...(filters.bathrooms && { bathrooms: Number(filters.bathrooms) }),
  ...(filters.amenities.length > 0 && { amenities: filters.amenities.join(',') }),
  ...recordOf(
    flagFilters.filter(name => filters[name]),
    () => 'true' as const,
  ),
  ...(filters.includeRented && { includeRented: 'true' as const }),
})
