import type { PropertyType } from '@portal/contract/properties/choices'
import { priceSlider, type SearchFilters } from '../listing/filters/search-filters.ts'
import type { MapArea } from './map-area.ts'

interface SearchQuery extends Partial<MapArea> {
  city?: string
  state?: string
  minRent?: number
  maxRent?: number
  propertyType?: PropertyType
  bedrooms?: number
  bathrooms?: number
  amenities?: string
  petFriendly?: 'true'
  smokingAllowed?: 'true'
}

/** City and state, only when the text has both sides of its first comma (spec §7). */
const placeOf = (location: string): Pick<SearchQuery, 'city' | 'state'> => {
  const comma = location.indexOf(',')
  const city = location.slice(0, comma).trim()
  const state = location.slice(comma + 1).trim()
  return comma > 0 && city && state ? { city, state } : {}
}

/** The query for the homes of an area (spec §7, GET /api/properties/search). */
export const searchQueryOf = (area: MapArea, filters: SearchFilters): SearchQuery => ({
  ...area,
  ...placeOf(filters.location),
  ...(filters.priceRange && { minRent: filters.priceRange.min }),
  ...(filters.priceRange && filters.priceRange.max < priceSlider.max && { maxRent: filters.priceRange.max }),
  ...(filters.propertyType && { propertyType: filters.propertyType }),
  ...(filters.bedrooms && { bedrooms: Number(filters.bedrooms) }),
  ...(filters.bathrooms && { bathrooms: Number(filters.bathrooms) }),
  ...(filters.amenities.length > 0 && { amenities: filters.amenities.join(',') }),
  ...(filters.petFriendly && { petFriendly: 'true' as const }),
  ...(filters.smokingAllowed && { smokingAllowed: 'true' as const }),
})
