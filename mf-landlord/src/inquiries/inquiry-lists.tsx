import { ShowMore } from '@portal/app-kit/show-more'
import { usePages } from '@portal/app-kit/use-pages'
import { queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry, InquiryStatus } from '@portal/contract/inquiries/inquiry'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Heading } from '@portal/shared-ui/heading'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { inquiriesQuery } from './inquiries-query.ts'
import { InquiriesSkeleton } from './inquiries-skeleton.tsx'
import { type InquiryTab, inquiryTabs, settledOrAnswered } from './inquiry-view.ts'

interface InquiryListProps {
  /** A home's id; empty for all homes. */
  property: string
  onShowAll: () => void
  children: (inquiry: Inquiry) => ReactNode
}

/** Newest first; `property` is '' for all homes. */
const useInquiries = (states: readonly InquiryStatus[], property: string) => {
  const query = inquiriesQuery(states, property)
  const found = usePages(cursor => queryOf(inquiryEndpoints.list, { query: { ...query, cursor } }))
  return { ...found, inquiries: found.data?.pages.flatMap(page => page.inquiries) }
}

interface InquirySectionProps {
  title: string
  found: ReturnType<typeof useInquiries>
  children: (inquiry: Inquiry) => ReactNode
}

/** Renders nothing without inquiries. */
function InquirySection({ title, found, children }: InquirySectionProps) {
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

/** All inquiries, those that need an answer first. */
export function AllInquiries({ property, onShowAll, children }: InquiryListProps) {
  const waiting = useInquiries(inquiryTabs.waiting.states, property)
  const others = useInquiries(settledOrAnswered, property)
  if (waiting.inquiries?.length === 0 && others.inquiries?.length === 0)
    return property ? <NoneOfThese onShowAll={onShowAll} /> : <NoneYet />
  // One skeleton for both lists, because the lower one would move when the upper one appears.
  if (!waiting.inquiries && !waiting.isError) return <InquiriesSkeleton />
  return (
    <Stack $gap={8}>
      <InquirySection title={inquiryTabs.waiting.words} found={waiting}>
        {children}
      </InquirySection>
      <InquirySection
        title={waiting.inquiries?.length === 0 ? 'Inquiries' : 'Other inquiries'}
        found={others}
      >
        {children}
      </InquirySection>
    </Stack>
  )
}

export function InquiriesOf({ tab, property, onShowAll, children }: InquiryListProps & { tab: InquiryTab }) {
  const found = useInquiries(inquiryTabs[tab].states, property)
  if (found.inquiries?.length === 0) return <NoneOfThese onShowAll={onShowAll} />
  return (
    <InquirySection title={inquiryTabs[tab].words} found={found}>
      {children}
    </InquirySection>
  )
}

const NoneYet = () => (
  <EmptyState
    picture="inbox"
    title="No inquiries yet"
    action={
      <Button asChild>
        <Link to={sitePaths.landlordProperties}>Go to My Properties</Link>
      </Button>
    }
  >
    Questions about your homes appear here.
  </EmptyState>
)

const NoneOfThese = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    picture="inbox"
    title="No inquiries match"
    action={<Button onClick={onShowAll}>Show all inquiries</Button>}
  />
)
