import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { useInfiniteQuery } from '@tanstack/react-query'
import { inquiriesQuery } from './inquiries-query.ts'

/** Newest first; `property` is '' for all homes. */
export const useInquiries = (states: readonly InquiryStatus[], property: string) => {
  const query = inquiriesQuery(states, property)
  const fresh = useFresh()
  const found = useInfiniteQuery({
    ...pagesOf(cursor => queryOf(inquiryEndpoints.list, { query: { ...query, cursor } })),
    ...fresh,
  })
  return { ...found, inquiries: found.data?.pages.flatMap(page => page.inquiries) }
}
