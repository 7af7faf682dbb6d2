import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { useKeepFavorite } from '@portal/app-kit/use-keep-favorite'
import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import type { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { CardGrid } from '@portal/shared-ui/card'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { IconButton } from '@portal/shared-ui/icon-button'
import { Stack } from '@portal/shared-ui/stack'
import { color, radius, shadow } from '@portal/shared-ui/tokens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { HomeCard } from './home-card.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { SavedSkeleton } from './saved-skeleton.tsx'

/** Newest first. The heart removes a home, and the notice adds it back. */
export function SavedHomes() {
  const found = useInfiniteQuery({
    ...pagesOf(cursor => queryOf(favoriteEndpoints.list, { query: { cursor } })),
    staleTime: 60_000,
  })
  const { data, error, refetch } = found
  const homes = data?.pages.flatMap(page => page.properties)
  const [removed, setRemoved] = useState<Property | null>(null)
  const keep = useKeepFavorite()
  const change = (property: Property, isKept: boolean) =>
    keep.mutate(
      { propertyId: property.id, isKept },
      { onSuccess: () => setRemoved(isKept ? null : property) },
    )

  if (!homes && error)
    return (
      <LoadFailure title="We couldn’t load your saved homes" error={error} retry={refetch}>
        Your changes are saved. Try again.
      </LoadFailure>
    )
  if (!homes) return <SavedSkeleton />
  return (
    <Stack $gap={5}>
      {removed && (
        <RemovedNotice
          key={removed.id}
          name={removed.title}
          pending={keep.isPending}
          onUndo={() => change(removed, true)}
          onDismiss={() => setRemoved(null)}
        />
      )}
      {homes.length === 0 ? (
        <NothingSaved />
      ) : (
        <CardGrid as="ul" role="list">
          {homes.map(property => (
            <li key={property.id}>
              <HomeCard
                property={property}
                action={
                  <FullHeart
                    label={`Remove from favorites: ${property.title}`}
                    onClick={() => change(property, false)}
                  >
                    <Heart aria-hidden />
                  </FullHeart>
                }
              />
            </li>
          ))}
        </CardGrid>
      )}
      <ShowMore list={found} />
    </Stack>
  )
}

const NothingSaved = () => (
  <EmptyState
    title="No saved homes yet"
    action={
      <Button asChild>
        <Link to={sitePaths.search}>Find a home</Link>
      </Button>
    }
  >
    Press the heart on a home to save it here.
  </EmptyState>
)

const FullHeart = styled(IconButton)`
  border-radius: ${radius.full};
  background: ${color.raised};
  box-shadow: ${shadow.raised};
  & > svg {
    fill: ${color.danger};
    color: ${color.danger};
  }
`
