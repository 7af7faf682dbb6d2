// The homes of the search screen. Only the server filters: a browser has only some homes (departs from spec §4, §5).
import { call, firstAnswer, queryOf } from '@portal/client/call'
import { searchCards } from '@portal/contract/properties/endpoints'
import type { HomeCard } from '@portal/contract/properties/property'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { pageQueryOf, type SearchedFor } from './search-query.ts'

/** A count up to a limit: `isMore` if there are more. */
export interface Total {
  count: number
  isMore: boolean
}

export interface FoundHomes {
  /** Undefined until the first answer. */
  homes: HomeCard[] | undefined
  /** `homes` still belong to the previous search. */
  isStale: boolean
  isFetching: boolean
  error: unknown
  retry: () => void
  /** The number of matching homes, fetched or not; undefined until the first answer. */
  total: Total | undefined
  hasMore: boolean
}

/** Fetches as many pages as are shown. */
export const useProperties = (searched: SearchedFor, shownPages: number): FoundHomes => {
  const found = useInfiniteQuery({
    queryKey: queryOf(searchCards, { query: pageQueryOf(searched) }).queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(searchCards, { query: pageQueryOf(searched, pageParam), signal }),
    initialPageParam: '',
    initialData: () => {
      const page = firstAnswer(searchCards, { query: pageQueryOf(searched) })
      return page && { pages: [page], pageParams: [''] }
    },
    getNextPageParam: page => page.nextCursor,
    placeholderData: keepPreviousData,
    // Listings change, so after a minute the next visit refetches them.
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
  const homes = useMemo(() => pages?.flatMap(page => page.properties), [pages])
  const newest = pages?.at(-1)
  return {
    homes,
    isStale: isPlaceholderData,
    isFetching,
    error,
    retry: () => void (pages && hasNextPage ? fetchNextPage() : refetch()),
    total: newest && { count: newest.total, isMore: newest.truncated },
    hasMore: hasNextPage,
  }
}
