// A person's favorite homes.
import { sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import type { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { CardGrid } from '@portal/shared-ui/card'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Notice } from '@portal/shared-ui/notice'
import { Page } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SavedHome } from './saved-home.tsx'
import { SavedHeader, SavedSkeleton } from './saved-skeleton.tsx'
import { useKeepFavorite } from './use-keep-favorite.ts'

export function SavedPage() {
  usePageTitle(`Saved homes · ${productName}`)
  const isSignedIn = useSession() !== null
  return (
    <Page>
      <SavedHeader />
      <SavedHomes isAllowed={isSignedIn} />
    </Page>
  )
}

function SavedHomes({ isAllowed }: { isAllowed: boolean }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(favoriteEndpoints.list),
    enabled: isAllowed,
    staleTime: 60_000,
  })
  const [removed, setRemoved] = useState<Property | null>(null)
  const keep = useKeepFavorite()
  const change = (property: Property, isKept: boolean) =>
    keep.mutate({ property, isKept }, { onSuccess: () => setRemoved(isKept ? null : property) })

  if (!data && error)
    return (
      <ErrorPanel title="Your saved homes could not be loaded" onRetry={() => void refetch()}>
        {sentenceOf(error, 'They are safe. Please try again.')}
      </ErrorPanel>
    )
  if (!data) return <SavedSkeleton />
  return (
    <Stack $gap={5}>
      {removed && (
        <Notice
          live
          title={`“${removed.title}” is no longer saved`}
          action={
            <Button
              size="sm"
              variant="outline"
              pending={keep.isPending}
              onClick={() => change(removed, true)}
            >
              Save it again
            </Button>
          }
          onDismiss={() => setRemoved(null)}
        />
      )}
      {data.properties.length === 0 ? (
        <NothingSaved />
      ) : (
        <CardGrid as="ul" role="list">
          {data.properties.map(property => (
            <li key={property.id}>
              <SavedHome property={property} onRemove={() => change(property, false)} />
            </li>
          ))}
        </CardGrid>
      )}
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
    Press the heart of a home that you like, and it waits for you here.
  </EmptyState>
)
