// The tenant's inquiries, newest first, in pages; and the one in the address, wherever it is in the list.

import { usePages } from '@portal/app-kit/use-pages'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { ApiError } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { InquiryStage } from '@portal/contract/inquiries/inquiry-words'
import { useQuery } from '@tanstack/react-query'
import { inquiriesQuery } from './inquiries-query.ts'

/** A stage's inquiries, or all for null. Refetched on every visit, because landlords can answer at any time. */
export const useMyInquiries = (stage: InquiryStage | null) => {
  const query = inquiriesQuery(stage)
  useReadOnArrival([inquiryEndpoints.list, inquiryEndpoints.read])
  const found = usePages(cursor => queryOf(inquiryEndpoints.list, { query: { ...query, cursor } }))
  return { ...found, inquiries: found.data?.pages.flatMap(page => page.inquiries) }
}

/** The tenant's inquiry with this id; null if there is none, undefined while loading or without an id. */
export const useNamedInquiry = (id: string | null) => {
  const { data, error } = useQuery({
    ...queryOf(inquiryEndpoints.read, { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
  })
  if (id === null) return undefined
  return error instanceof ApiError && error.status === 404 ? null : data?.inquiry
}
