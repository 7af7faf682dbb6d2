// The homes of the search screen: all of them at first, those of an area when one is searched (spec §4, §7).
import { call, queryOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { Property } from '@portal/contract/properties/property'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { filterProperties } from '../listing/filters/filter-properties.ts'
import type { SearchFilters } from '../listing/filters/search-filters.ts'
import type { MapArea } from './map-area.ts'
import { searchQueryOf } from './search-query.ts'

/** As many as the server sends at once. */
const pageSize = 100

export interface FoundHomes {
  /** Undefined until the first answer. */
  homes: Property[] | undefined
  isFetching: boolean
  error: unknown
  retry: () => void
  /** How many were fetched, before local filters; and how many the server has ("1,000" may mean more). */
  fetched: number
  total: { count: number; isMore: boolean }
  hasMore: boolean
}

/** With an area the server filters; without one it sends all homes, and they are filtered here. As many pages as are shown are fetched. */
export const useProperties = (
  area: MapArea | null,
  filters: SearchFilters,
  shownPages: number,
): FoundHomes => {
  const query = area ? searchQueryOf(area, filters) : {}
  const found = useInfiniteQuery({
    queryKey: queryOf(propertyEndpoints.search, { query }).queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(propertyEndpoints.search, {
        query: { ...query, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: page => page.nextCursor,
    placeholderData: keepPreviousData,
    // Listings come and go; those seen a minute ago are looked up again on the next visit.
    staleTime: 60_000,
  })
  const pages = found.data?.pages
  const { hasNextPage, isFetching, isPlaceholderData, error, fetchNextPage, refetch } = found
  const isMoreDue =
    pages !== undefined &&
    pages.length < shownPages &&
    hasNextPage &&
    !isFetching &&
    !isPlaceholderData &&
    !error
  useEffect(() => {
    if (isMoreDue) void fetchNextPage()
  }, [isMoreDue, fetchNextPage])
  const homes = useMemo(() => {
    const all = pages?.flatMap(page => page.properties)
    return area || !all ? all : filterProperties(all, filters)
  }, [pages, area, filters])
  const newest = pages?.at(-1)
  return {
    homes,
    isFetching,
    error,
    retry: () => void (pages && hasNextPage ? fetchNextPage() : refetch()),
    fetched: pages?.reduce((sum, page) => sum + page.properties.length, 0) ?? 0,
    total: { count: newest?.total ?? 0, isMore: newest?.truncated ?? false },
    hasMore: hasNextPage,
  }
}
