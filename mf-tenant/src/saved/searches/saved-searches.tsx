import { LoadFailure } from '@portal/app-kit/load-failure'
import type { SavedSearch } from '@portal/contract/saved-searches/saved-search'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Stack } from '@portal/shared-ui/stack'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { RemovedNotice } from '../removed-notice.tsx'
import { SearchesSkeleton } from '../saved-skeleton.tsx'
import { SearchCard } from './search-card.tsx'
import { useDeleteSearch, useSaveAgain, useSavedSearches } from './use-saved-searches.ts'

export function SavedSearches() {
  const { data, error, refetch } = useSavedSearches()
  const [removed, setRemoved] = useState<SavedSearch | null>(null)
  const remove = useDeleteSearch()
  const saveAgain = useSaveAgain()

  if (!data && error)
    return (
      <LoadFailure title="We couldn’t load your saved searches" error={error} retry={refetch}>
        Your changes are saved. Try again.
      </LoadFailure>
    )
  if (!data) return <SearchesSkeleton />
  return (
    <Stack $gap={5}>
      {removed && (
        <RemovedNotice
          key={removed.id}
          name={removed.name}
          pending={saveAgain.isPending}
          onUndo={() => saveAgain.mutate(removed, { onSuccess: () => setRemoved(null) })}
          onDismiss={() => setRemoved(null)}
        />
      )}
      {data.savedSearches.length === 0 ? (
        <NothingSaved />
      ) : (
        <Stack as="ul" role="list" $gap={4}>
          {data.savedSearches.map(search => (
            <li key={search.id}>
              <SearchCard
                search={search}
                isBeingDeleted={remove.isPending && remove.variables.id === search.id}
                onDelete={() => remove.mutate(search, { onSuccess: () => setRemoved(search) })}
              />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

const NothingSaved = () => (
  <EmptyState
    picture="search"
    title="No saved searches yet"
    action={
      <Button asChild>
        <Link to={sitePaths.search}>Search homes</Link>
      </Button>
    }
  >
    Save a search to get notified about new homes.
  </EmptyState>
)
