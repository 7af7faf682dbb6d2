import { usePages } from '@portal/app-kit/use-pages'
import { queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { inquiriesQuery } from './inquiries-query.ts'

/** Newest first; `property` is '' for all homes. */
export const useInquiries = (states: readonly InquiryStatus[], property: string) => {
  const query = inquiriesQuery(states, property)
  const found = usePages(cursor => queryOf(inquiryEndpoints.list, { query: { ...query, cursor } }))
  return { ...found, inquiries: found.data?.pages.flatMap(page => page.inquiries) }
}
