// Homes recently viewed in this browser, with current data.
import { LoadFailure } from '@portal/app-kit/load-failure'
import { ApiError } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { CardGrid } from '@portal/shared-ui/card'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { forgetViewedHome, forgetViewedHomes, readViewedHomes } from '@portal/shared-ui/viewed-homes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { HomeCard } from './home-card.tsx'
import { SavedSkeleton } from './saved-skeleton.tsx'

/** Forgets a missing home. The server, which cannot know which homes were viewed, renders a skeleton. */
export function ViewedHomes() {
  return typeof window === 'undefined' ? <SavedSkeleton /> : <KnownHomes />
}

function KnownHomes() {
  const [ids, setIds] = useState(readViewedHomes)
  const forget = (id: string) => {
    forgetViewedHome(id)
    setIds(known => known.filter(other => other !== id))
  }
  const forgetAll = () => {
    forgetViewedHomes()
    setIds([])
  }
  if (ids.length === 0) return <NothingViewed />
  return (
    <Stack $gap={5}>
      <Stack $direction="row" $justify="space-between" $align="center" $gap={3}>
        <Text $tone="muted">Stored only in this browser.</Text>
        <Button variant="outline" size="sm" onClick={forgetAll}>
          Clear history
        </Button>
      </Stack>
      <CardGrid as="ul" role="list">
        {ids.map(id => (
          <ViewedHome key={id} id={id} onGone={forget} />
        ))}
      </CardGrid>
    </Stack>
  )
}

interface ViewedHomeProps {
  id: string
  onGone: (id: string) => void
}

function ViewedHome({ id, onGone }: ViewedHomeProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(propertyEndpoints.read, { params: { id } }),
    staleTime: 60_000,
  })
  const isGone = error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (isGone) onGone(id)
  }, [isGone, onGone, id])
  if (isGone) return null
  return (
    <li>
      {data ? (
        <HomeCard property={data.property} />
      ) : error ? (
        <LoadFailure title="We couldn’t load this home" error={error} retry={refetch} />
      ) : (
        <SkeletonGroup label="Loading a home">
          <SkeletonCard picture />
        </SkeletonGroup>
      )}
    </li>
  )
}

const NothingViewed = () => (
  <EmptyState
    picture="path"
    title="No homes viewed yet"
    action={
      <Button asChild>
        <Link to={sitePaths.search}>Find a home</Link>
      </Button>
    }
  >
    Homes you view in this browser appear here.
  </EmptyState>
)
