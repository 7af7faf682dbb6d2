import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { sentenceOf } from '@portal/client/api-error'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import type { InquiryStage } from '@portal/contract/inquiries/inquiry-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Link } from 'react-router-dom'
import { InquiriesSkeleton } from './inquiries-skeleton.tsx'
import { InquiryCard } from './inquiry-card.tsx'
import { useMyInquiries, useNamedInquiry } from './use-my-inquiries.ts'

interface InquiryListProps {
  /** Null for all. */
  stage: InquiryStage | null
  /** The inquiry in the address; shown first if the list does not have it. */
  namedId: string | null
  onShowAll: () => void
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
