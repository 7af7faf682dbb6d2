import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { usePages } from '@portal/app-kit/use-pages'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import type { InquiryStage } from '@portal/contract/inquiries/inquiry-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { inquiriesQuery } from './inquiries-query.ts'
import { InquiriesSkeleton } from './inquiries-skeleton.tsx'
import { InquiryCard } from './inquiry-card.tsx'

interface InquiryListProps {
  /** Null for all. */
  stage: InquiryStage | null
  /** The inquiry in the address; shown first if the list does not have it. */
  namedId: string | null
  onShowAll: () => void
}

/** A stage's inquiries, or all for null. Refetched on every visit, because landlords can answer at any time. */
const useMyInquiries = (stage: InquiryStage | null) => {
  const query = inquiriesQuery(stage)
  useReadOnArrival([inquiryEndpoints.list, inquiryEndpoints.read])
  const found = usePages(cursor => queryOf(inquiryEndpoints.list, { query: { ...query, cursor } }))
  return { ...found, inquiries: found.data?.pages.flatMap(page => page.inquiries) }
}

/** The tenant's inquiry with this id; null if there is none, undefined while loading or without an id. */
const useNamedInquiry = (id: string | null) => {
  const { data, error } = useQuery({
    ...queryOf(inquiryEndpoints.read, { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
  })
  if (id === null) return undefined
  return error instanceof ApiError && error.status === 404 ? null : data?.inquiry
}

export function InquiryList({ stage, namedId, onShowAll }: InquiryListProps) {
  const found = useMyInquiries(stage)
  const { inquiries, isError, error, refetch } = found
  const named = useNamedInquiry(namedId)

  if (!inquiries && isError)
    return (
      <LoadFailure title="We couldn’t load your inquiries" error={error} retry={refetch}>
        Your changes are saved. Try again.
      </LoadFailure>
    )
  if (!inquiries) return <InquiriesSkeleton />
  const shown = withNamed(inquiries, named ?? null)
  return (
    <Stack>
      {named === null && (
        <Notice title="That inquiry is no longer available">The home may have been removed.</Notice>
      )}
      {shown.length === 0 && <NoInquiries stage={stage} onShowAll={onShowAll} />}
      {shown.length > 0 && (
        <Stack as="ul" role="list">
          {shown.map(inquiry => (
            <li key={inquiry.id}>
              <InquiryCard inquiry={inquiry} isNamed={inquiry.id === namedId} />
            </li>
          ))}
        </Stack>
      )}
      {isError && (
        <Notice tone="danger" live title="We couldn’t refresh the list">
          {sentenceOf(error, 'Please try again.')}
        </Notice>
      )}
      <ShowMore list={found} />
    </Stack>
  )
}

/** The list with the newest version of the named inquiry, which comes first if the list lacks it. */
const withNamed = (inquiries: readonly Inquiry[], named: Inquiry | null): Inquiry[] => {
  if (!named) return [...inquiries]
  const isListed = inquiries.some(({ id }) => id === named.id)
  const current = inquiries.map(inquiry =>
    inquiry.id === named.id && inquiry.updatedAt < named.updatedAt ? named : inquiry,
  )
  return isListed ? current : [named, ...current]
}

const stageWords: Record<InquiryStage, string> = {
  open: 'No open inquiries',
  answered: 'No answered inquiries',
  closed: 'No closed inquiries',
}

function NoInquiries({ stage, onShowAll }: Pick<InquiryListProps, 'stage' | 'onShowAll'>) {
  if (stage)
    return (
      <EmptyState
        picture="inbox"
        title={stageWords[stage]}
        action={
          <Button variant="outline" onClick={onShowAll}>
            Show all
          </Button>
        }
      />
    )
  return (
    <EmptyState
      picture="inbox"
      title="No inquiries yet"
      action={
        <Button asChild>
          <Link to={sitePaths.search}>Find a home</Link>
        </Button>
      }
    >
      Ask a question or request a tour on a home’s page. Replies appear here.
    </EmptyState>
  )
}
