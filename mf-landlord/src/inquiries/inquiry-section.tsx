import { ShowMore } from '@portal/app-kit/show-more'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Heading } from '@portal/shared-ui/heading'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { InquiriesSkeleton } from './inquiries-skeleton.tsx'
import type { useInquiries } from './use-inquiries.ts'

interface InquirySectionProps {
  title: string
  found: ReturnType<typeof useInquiries>
  children: (inquiry: Inquiry) => ReactNode
}

/** Renders nothing without inquiries. */
export function InquirySection({ title, found, children }: InquirySectionProps) {
  const { inquiries, isError, refetch } = found
  if (isError && !inquiries)
    return (
      <ErrorPanel title="We couldn’t load these inquiries" onRetry={() => void refetch()}>
        Your changes are saved. Try again.
      </ErrorPanel>
    )
  if (!inquiries) return <InquiriesSkeleton />
  if (inquiries.length === 0) return null
  return (
    <Stack as="section" aria-label={title}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <Stack as="ul" role="list">
        {inquiries.map(inquiry => (
          <li key={inquiry.id}>{children(inquiry)}</li>
        ))}
      </Stack>
      <ShowMore list={found} />
    </Stack>
  )
}
