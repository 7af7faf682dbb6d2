import { queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { inquiryStatusWords } from '@portal/contract/inquiries/inquiry-words'
import * as sitePaths from '@portal/contract/site-paths'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

/** Says that the tenant has already asked about this home; they can ask again. */
export function AskedBefore({ propertyId }: { propertyId: string }) {
  const isTenant = useSession()?.user.userType === 'tenant'
  const { data } = useQuery({
    ...queryOf(inquiryEndpoints.list, { query: { propertyId, limit: '1' } }),
    enabled: isTenant,
    staleTime: 0,
  })
  const earlier = data?.inquiries[0]
  if (!earlier) return null
  return (
    <Notice title={`You asked about this home on ${formatDate(earlier.createdAt)}`}>
      {inquiryStatusWords[earlier.status]}. <Link to={placeOf(earlier)}>View it</Link>, or send another.
    </Notice>
  )
}

/** An API from before conversations knows none. */
const placeOf = ({ id, threadId }: Inquiry): string =>
  threadId ? sitePaths.conversation(threadId) : sitePaths.inquiry(id)
