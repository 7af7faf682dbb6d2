import { search } from '../site-paths.ts'
import type { PropertyFilters } from './search.ts'

/** With these filters, and other query parameters. */
export const searchAddressOf = (
  filters: PropertyFilters,
  more: Record<string, string | null> = {},
): string => {
  const { north, south, east, west, ...others } = filters
  const isArea = north !== undefined && south !== undefined && east !== undefined && west !== undefined
  const parts = {
    ...others,
    ...more,
    area: isArea ? [north, south, east, west].join(',') : '',
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  return query.size === 0 ? search : `${search}?${query}`
}
