import { call, queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry, InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { useInfiniteQuery } from '@tanstack/react-query'

export interface FoundInquiries {
  /** Undefined until the first page is there. */
  inquiries: Inquiry[] | undefined
  isError: boolean
  retry: () => void
  /** Fetches the next page; undefined when there is none. */
  more: (() => void) | undefined
  isFetchingMore: boolean
}

/** The inquiries that the landlord received, in these states and about this home ('' for all), newest first. */
export const useInquiries = (states: readonly InquiryStatus[], property: string): FoundInquiries => {
  const query = { status: states.join(','), ...(property && { propertyId: property }) }
  const found = useInfiniteQuery({
    queryKey: [...queryOf(inquiryEndpoints.list, { query }).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(inquiryEndpoints.list, {
        query: { ...query, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: page => page.nextCursor,
    staleTime: 0,
  })
  return {
    inquiries: found.data?.pages.flatMap(page => page.inquiries),
    isError: found.isError,
    retry: () => void found.refetch(),
    more: found.hasNextPage ? () => void found.fetchNextPage() : undefined,
    isFetchingMore: found.isFetchingNextPage,
  }
}
