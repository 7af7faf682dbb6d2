// A typed location can hold more than a place: 'sf', '2 bed in oakland' and 'loft' are understood as in the search box.
import { addressOfLine } from '@portal/client/find-places'
import { readFilters, readUnderstood, type Understood } from './filters-in-url.ts'
import { noFilters, noPlace, type SearchFilters } from './search-filters.ts'

interface UnderstoodFilters {
  filters: SearchFilters
  understood: Understood
}

const filterNames = Object.keys(noFilters) as (keyof SearchFilters)[]

/** Replaces the location with the filters that it describes, if it was typed since `applied`. */
export const understoodFilters = async (
  filters: SearchFilters,
  applied: SearchFilters,
): Promise<UnderstoodFilters> => {
  const isTyped = filters.location.trim() !== '' && filters.location.trim() !== applied.location.trim()
  if (!isTyped) return { filters, understood: { typed: null, unused: null } }
  const params = new URL(await addressOfLine(filters.location), location.origin).searchParams
  const read = readFilters(params)
  const names = filterNames.filter(name => String(read[name] ?? '') !== String(noFilters[name] ?? ''))
  return {
    filters: { ...filters, ...noPlace, ...Object.fromEntries(names.map(name => [name, read[name]])) },
    understood: readUnderstood(params),
  }
}
