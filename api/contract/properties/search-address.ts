import { search } from '../site-paths.ts'
import type { PropertyFilters } from './search.ts'

/** The address of the search page where it shows what these filters find. A city is shown as a location. */
export const searchAddressOf = (filters: PropertyFilters): string => {
  const { north, south, east, west, city, state, location, ...others } = filters
  const isArea = north !== undefined && south !== undefined && east !== undefined && west !== undefined
  const parts = {
    location: location ?? [city, state].filter(Boolean).join(', '),
    ...others,
    area: isArea ? [north, south, east, west].join(',') : '',
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return query.size === 0 ? search : `${search}?${query}`
}
