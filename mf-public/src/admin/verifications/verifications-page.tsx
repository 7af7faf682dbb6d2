// Papers that people sent, until an administrator approves or rejects them.
import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { usePages } from '@portal/app-kit/use-pages'
import { useTitle } from '@portal/app-kit/use-title'
import { queryOf } from '@portal/client/call'
import { rowsOf } from '@portal/client/pages-of'
import * as sitePaths from '@portal/contract/site-paths'
import { documentAddressOf } from '@portal/contract/values/document-address'
import type { Review } from '@portal/contract/verifications/review'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { formatTime } from '@portal/shared-ui/format-date'
import { Heading } from '@portal/shared-ui/heading'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminFrame, forAdministrators } from '../admin-frame.tsx'
import { reviewTitle } from './review-words.ts'

const DecideReviewDialog = lazily(async () => (await import('../admin-dialogs.ts')).DecideReviewDialog)

type Decision = 'approved' | 'rejected'

export const VerificationsPage = forAdministrators(() => {
  useTitle('Papers')
  const found = usePages(cursor => queryOf(reviewEndpoints.list, { query: { cursor } }))
  const [begun, setBegun] = useState<{ review: Review; decision: Decision }>()
  const close = () => setBegun(undefined)
  const { data, error, refetch } = found
  const reviews = data && rowsOf(data.pages.map(page => page.reviews))
  return (
    <AdminFrame title="Papers">
      {reviews ? (
        reviews.length > 0 ? (
          <Stack $gap={4}>
            <Stack as="ol" role="list" $gap={4} aria-label="Papers that wait">
              {reviews.map(review => (
                <li key={review.id}>
                  <ReviewCard review={review} onDecide={decision => setBegun({ review, decision })} />
                </li>
              ))}
            </Stack>
            <ShowMore list={found} />
          </Stack>
        ) : (
          <EmptyState picture="inbox" title="No papers to check">
            New ones appear here.
          </EmptyState>
        )
      ) : error ? (
        <LoadFailure title="We couldn’t load the papers" error={error} retry={refetch} />
      ) : (
        <SkeletonGroup label="Loading the papers" $height="180px" $radius="md" />
      )}
      {begun && (
        <DialogOnDemand
          title={begun.decision === 'approved' ? 'Approve' : 'Reject'}
          size="sm"
          onClose={close}
        >
          <DecideReviewDialog {...begun} onClose={close} />
        </DialogOnDemand>
      )}
    </AdminFrame>
  )
})

interface ReviewCardProps {
  review: Review
  onDecide: (decision: Decision) => void
}

const ReviewCard = ({ review, onDecide }: ReviewCardProps) => {
  const { person, claim, documents, createdAt } = review
  const isOwn = useSession()?.user.id === person.id
  const title = reviewTitle(review)
  const titleId = useId()
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack $gap={3}>
        <Heading level={2} size="md" id={titleId}>
          {title}
        </Heading>
        <Text>
          <Link to={sitePaths.adminPerson(person.id)}>{`${person.firstName} ${person.lastName}`}</Link>
          {`: ${claim}`}
        </Text>
        {documents.length > 0 ? (
          <ul>
            {documents.map(({ id, name }) => (
              <li key={id}>
                <a href={documentAddressOf(id)} download>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <Text $tone="muted">The documents were deleted.</Text>
        )}
        <Text $size="sm" $tone="muted">
          {`Sent ${formatTime(createdAt)}`}
        </Text>
        {isOwn ? (
          <Text $tone="muted">These are yours. Another administrator must decide.</Text>
        ) : (
          <Stack $direction="row" $gap={3}>
            <Button size="sm" onClick={() => onDecide('approved')}>
              Approve<VisuallyHidden> {title}</VisuallyHidden>
            </Button>
            <Button size="sm" variant="outline" onClick={() => onDecide('rejected')}>
              Reject<VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
