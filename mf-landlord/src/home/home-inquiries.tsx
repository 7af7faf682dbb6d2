import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { inquiryStatusWords, inquiryTypeWords } from '@portal/contract/inquiries/inquiry-words'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import * as sitePaths from '@portal/contract/site-paths'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { formatDate } from '@portal/shared-ui/format-date'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openInquiries } from './home-reads.ts'
import { OpenList } from './open-list.tsx'

const TellOthersDialog = lazily(async () => (await import('./tell-others-dialog.tsx')).TellOthersDialog)

export function HomeInquiries({ home: { id, isAvailable } }: { home: OwnProperty }) {
  const [isTelling, setTelling] = useState(false)
  const close = () => setTelling(false)
  const { data, isError } = useQuery({
    ...queryOf(inquiryEndpoints.list, { query: { propertyId: id, status: openInquiries } }),
    ...useFresh(),
  })
  const { data: others } = useQuery({
    ...queryOf(inquiryEndpoints.others, { params: { id } }),
    ...useFresh(),
    enabled: !isAvailable,
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
    >
      {!isAvailable && others && others.others > 0 && (
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setTelling(true)}>
          It’s taken: tell the others
        </Button>
      )}
      {isTelling && (
        <DialogOnDemand title="Tell the others" failure="We couldn’t open the form" onClose={close}>
          <TellOthersDialog homeId={id} onClose={close} />
        </DialogOnDemand>
      )}
    </OpenList>
  )
}
