import { call, queryOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { Facets } from '@portal/contract/properties/facets'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FilterQuery, filterQueryOf } from './filter-query.ts'
import type { SearchFilters } from './search-filters.ts'

/** The area to choose from; the whole market if null. */
export interface Market {
  area: { north: number; south: number; east: number; west: number } | null
}

/** Waits for a pause in typing or sliding before counting. */
const pauseMs = 250

const queryFor = (market: Market, filters: SearchFilters): FilterQuery => ({
  ...market.area,
  ...filterQueryOf(filters),
})

/** Undefined until loaded, and if loading fails: the filters work without counts. */
export const useFacets = (market: Market, filters: SearchFilters): Facets | undefined => {
  const chosen = JSON.stringify(queryFor(market, filters))
  const [settled, setSettled] = useState(chosen)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(chosen), pauseMs)
    return () => clearTimeout(timer)
  }, [chosen])
  const query: FilterQuery = JSON.parse(settled)
  return useQuery({
    queryKey: queryOf(propertyEndpoints.facets, { query }).queryKey,
    queryFn: ({ signal }) => call(propertyEndpoints.facets, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  }).data
}
