import { queryOf } from '@portal/client/call'
import { landlordName } from '@portal/contract/properties/property-words'
import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { Button } from '@portal/shared-ui/button'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'

interface OwnRatingProps {
  tenancy: Tenancy
  onRate: () => void
}

/** Renders nothing before the landlord can be rated. */
export function OwnRating({ tenancy, onRate }: OwnRatingProps) {
  const { data } = useQuery(queryOf(ratingEndpoints.ofTenancy, { params: { id: tenancy.id } }))
  if (!data?.rating && !data?.mayRate) return null
  const landlord = landlordName(tenancy)
  return (
    <Panel
      title="Your rating"
      actions={
        data.mayRate && (
          <Button variant="outline" size="sm" onClick={onRate}>
            Rate your landlord
          </Button>
        )
      }
    >
      {data.rating ? (
        <Stack $gap={2}>
          <Text $weight="medium">
            You gave {landlord} {data.rating.rating} of 5 stars
          </Text>
          {data.rating.text && <Text>{data.rating.text}</Text>}
          {data.rating.answer && (
            <Text $tone="muted">
              {landlord} answered: {data.rating.answer}
            </Text>
          )}
        </Stack>
      ) : (
        <Text $tone="muted">How was it to rent from {landlord}? Other tenants can read your rating.</Text>
      )}
    </Panel>
  )
}
