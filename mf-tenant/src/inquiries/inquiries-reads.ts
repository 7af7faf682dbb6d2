import { firstRead } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { inquiriesQuery, stageIn } from './inquiries-query.ts'

export const inquiriesReads = ({ search }: PageVisit): FirstRead[] => {
  const id = search.get('inquiry')
  return [
    firstRead(inquiryEndpoints.list, { query: inquiriesQuery(stageIn(search)) }),
    ...(id ? [firstRead(inquiryEndpoints.read, { params: { id } })] : []),
  ]
}
