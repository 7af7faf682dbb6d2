import { queryOf } from '@portal/client/call'
import { hasFirstAnswers } from '@portal/client/first-answers'
import { pagesOf } from '@portal/client/pages-of'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry, InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inquiriesQuery } from './inquiries-query.ts'

export interface FoundInquiries {
  /** Undefined until the first page has loaded. */
  inquiries: Inquiry[] | undefined
  isError: boolean
  retry: () => void
  /** Loads the next page; undefined if there is none. */
  more: (() => void) | undefined
  isFetchingMore: boolean
}

/** The landlord's inquiries in these states about this home ('' for all homes), newest first. */
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
