import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { inquiryStatusWords, inquiryTypeWords } from '@portal/contract/inquiries/inquiry-words'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import * as sitePaths from '@portal/contract/site-paths'
import { Badge } from '@portal/shared-ui/badge'
import { formatDate } from '@portal/shared-ui/format-date'
import { useQuery } from '@tanstack/react-query'
import { openInquiries } from './home-reads.ts'
import { OpenList } from './open-list.tsx'

export function HomeInquiries({ home: { id } }: { home: OwnProperty }) {
  const { data, isError } = useQuery({
    ...queryOf(inquiryEndpoints.list, { query: { propertyId: id, status: openInquiries } }),
    ...useFresh(),
  })
  return (
    <OpenList
      title="Open inquiries"
      things={data?.inquiries}
      isError={isError}
      row={inquiry => ({
        to: sitePaths.landlordInquiry(inquiry.id),
        title: `${inquiry.tenant.firstName} ${inquiry.tenant.lastName}`,
        about: `${inquiryTypeWords(inquiry)} · ${formatDate(inquiry.createdAt)}`,
        badge: (
          <Badge tone={inquiry.status === 'pending' ? 'primary' : 'neutral'}>
            {inquiryStatusWords[inquiry.status]}
          </Badge>
        ),
      })}
      empty="No open inquiries."
      all={{ to: sitePaths.landlordInquiriesAbout(id), words: 'All inquiries' }}
    />
  )
}
