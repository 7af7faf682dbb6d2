// Loads once there are ratings.
import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import { removedWords } from '@portal/contract/moderation/report-words'
import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import { type Rating, ratedAfterDays } from '@portal/contract/ratings/rating'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { Heading } from '@portal/shared-ui/heading'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, radius, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ReportButton } from '../../listing/report/report-button.tsx'

const AnswerDialog = lazily(async () => (await import('./answer-rating-dialog.tsx')).AnswerRatingDialog)

interface LandlordRatingsProps {
  id: string
  firstName: string
}

export function LandlordRatings({ id, firstName }: LandlordRatingsProps) {
  const isOwn = useSession()?.user.id === id
  const [answered, setAnswered] = useState<Rating | null>(null)
  const found = useInfiniteQuery({
    ...pagesOf(cursor =>
      queryOf(ratingEndpoints.ofLandlord, {
        params: { id },
        query: { limit: 10, ...(cursor && { cursor }) },
      }),
    ),
    staleTime: 60_000,
  })
  const { data, error, refetch } = found
  const ratings = data?.pages.flatMap(page => page.ratings) ?? []
  if (!data && error)
    return <LoadFailure title={`We couldn’t load ${firstName}’s ratings`} error={error} retry={refetch} />
  if (ratings.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="landlord-ratings">
      <Heading level={2} size="lg" id="landlord-ratings">
        Ratings
      </Heading>
      <Stack as="ul" role="list" $gap={5}>
        {ratings.map(rating => (
          <li key={rating.id}>
            <OneRating
              rating={rating}
              landlord={firstName}
              onAnswer={isOwn && rating.answer === null ? () => setAnswered(rating) : undefined}
            />
          </li>
        ))}
      </Stack>
      <ShowMore list={found} />
      {answered && (
        <DialogOnDemand title="Answer this rating" onClose={() => setAnswered(null)}>
          <AnswerDialog rating={answered} onClose={() => setAnswered(null)} />
        </DialogOnDemand>
      )}
    </Stack>
  )
}

interface OneRatingProps {
  rating: Rating
  /** The first name of who was rated. */
  landlord: string
  /** Undefined unless the viewer can answer. */
  onAnswer: (() => void) | undefined
}

const OneRating = ({ rating, landlord, onAnswer }: OneRatingProps) => (
  <Words as="article">
    <Stack $direction="row" $gap={3}>
      <Stars rating={rating.rating} />
      <Text $size="sm" $tone="muted">
        {rating.authorFirstName}, tenant in {rating.createdAt.slice(0, 4)}
      </Text>
    </Stack>
    {rating.isSoonAfterAgreement && (
      <Text $size="sm" $tone="muted">
        Written within {ratedAfterDays} days after they agreed to the tenancy here, so it doesn’t count toward
        the average
      </Text>
    )}
    {rating.removedAt === null ? (
      rating.text && <p>{rating.text}</p>
    ) : (
      <Text $tone="muted">
        <em>{removedWords}</em>
      </Text>
    )}
    {rating.answer && (
      <Answer>
        <figcaption>{landlord} answered</figcaption>
        <blockquote>{rating.answer}</blockquote>
      </Answer>
    )}
    <Stack $direction="row" $gap={2}>
      {onAnswer && (
        <Button variant="outline" size="sm" onClick={onAnswer}>
          Answer<VisuallyHidden as="span"> {rating.authorFirstName}</VisuallyHidden>
        </Button>
      )}
      {rating.removedAt === null && (
        <ReportButton subject={{ type: 'rating', id: rating.id, name: rating.authorFirstName }}>
          Report<VisuallyHidden as="span"> the rating by {rating.authorFirstName}</VisuallyHidden>
        </ReportButton>
      )}
    </Stack>
  </Words>
)

const five = [1, 2, 3, 4, 5]

const Stars = ({ rating }: { rating: number }) => (
  <Row>
    <VisuallyHidden>{rating} of 5</VisuallyHidden>
    {five.map(star => (
      <Star key={star} aria-hidden fill={star <= rating ? 'currentColor' : 'none'} />
    ))}
  </Row>
)

const Row = styled.span`
  display: inline-flex;
  color: ${color.onWarningSoft};
  & > svg {
    width: 18px;
    height: 18px;
  }
`

const Words = styled(Stack).attrs({ $gap: 2 })`
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Answer = styled.figure`
  margin: 0;
  margin-inline-start: ${space[6]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.md};
  background: ${color.secondarySoft};
  color: ${color.onSecondarySoft};
  figcaption {
    font-weight: 600;
  }
  blockquote {
    margin: ${space[1]} 0 0;
  }
`
