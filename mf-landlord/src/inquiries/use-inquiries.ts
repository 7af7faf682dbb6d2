import { queryOf } from '@portal/client/call'
import { hasFirstAnswers } from '@portal/client/first-answers'
import { pagesOf } from '@portal/client/pages-of'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry, InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inquiriesQuery } from './inquiries-query.ts'

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
  const query = inquiriesQuery(states, property)
  const [isFirstFrame] = useState(hasFirstAnswers)
  const found = useInfiniteQuery({
    ...pagesOf(cursor => queryOf(inquiryEndpoints.list, { query: { ...query, cursor } })),
    staleTime: 0,
    refetchOnMount: !isFirstFrame,
  })
  return {
    inquiries: found.data?.pages.flatMap(page => page.inquiries),
    isError: found.isError,
    retry: () => void found.refetch(),
    more: found.hasNextPage ? () => void found.fetchNextPage() : undefined,
    isFetchingMore: found.isFetchingNextPage,
  }
}
