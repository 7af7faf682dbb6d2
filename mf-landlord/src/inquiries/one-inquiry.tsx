import { useFresh } from '@portal/app-kit/use-fresh'
import { sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { InquiriesSkeleton } from './inquiries-skeleton.tsx'

interface OneInquiryProps {
  id: string
  onShowAll: () => void
  children: (inquiry: Inquiry) => ReactNode
}

/** The inquiry in the address, such as from a notification, on any page of the list. */
export function OneInquiry({ id, onShowAll, children }: OneInquiryProps) {
  const fresh = useFresh()
  const { data, error, refetch } = useQuery({
    ...queryOf(inquiryEndpoints.read, { params: { id } }),
    ...fresh,
  })
  const all = (
    <Button variant="outline" icon={<ArrowLeft aria-hidden />} onClick={onShowAll}>
      Show all inquiries
    </Button>
  )
  if (error && !data)
    return (
      <ErrorPanel
        title="We couldn’t load this inquiry"
        onRetry={() => void refetch()}
        actions={<div>{all}</div>}
      >
        {sentenceOf(error, 'It may have been removed, or it may not be about one of your homes.')}
      </ErrorPanel>
    )
  return (
    <Stack>
      <div>{all}</div>
      {data ? children(data.inquiry) : <InquiriesSkeleton />}
    </Stack>
  )
}
