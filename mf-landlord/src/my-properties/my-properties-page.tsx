// The landlord's own homes (spec §2.8).

import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { useTitle } from '@portal/app-kit/use-title'
import { rowsOf } from '@portal/client/pages-of'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { CardGrid } from '@portal/shared-ui/card'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Page } from '@portal/shared-ui/page'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useMatchesMedia } from '@portal/shared-ui/use-matches-media'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { DeletedNotice } from './deleted-notice.tsx'
import { HomesToolbar } from './homes-toolbar.tsx'
import { type ChangeView, type HomesView, isFiltered, noFilters, useHomesView } from './homes-view.ts'
import { ListedNotice } from './listed-notice.tsx'
import { loadActionsAhead } from './listing-actions.tsx'
import { ListingCard } from './listing-card.tsx'
import { ListingTable } from './listing-table.tsx'
import { myHomePages } from './my-homes.ts'
import { MyPropertiesHeader, MyPropertiesSkeleton } from './my-properties-skeleton.tsx'
import { useDeletedHomes } from './use-deleted-homes.ts'
import { useWaiting, WaitingStrip } from './waiting-strip.tsx'

export const MyPropertiesPage = withQueries(() => {
  useTitle('My Properties')
  const person = useSession()?.user
  const isRefused = person !== undefined && person.userType !== 'landlord'
  if (isRefused)
    return (
      <Page>
        <InsteadOfPage
          title="You must be a landlord to view this page."
          to={sitePaths.search}
          words="Find a home"
        >
          This page shows a landlord’s own listings.
        </InsteadOfPage>
      </Page>
    )
  return (
    <Page>
      <MyPropertiesHeader />
      <MyProperties personId={person?.id} />
    </Page>
  )
})

function MyProperties({ personId }: { personId: string | undefined }) {
  const [view, change] = useHomesView()
  const found = useInfiniteQuery({
    ...myHomePages(view),
    enabled: personId !== undefined,
    placeholderData: keepPreviousData,
  })
  const waiting = useWaiting(personId)
  useReadOnArrival([ownPropertyEndpoints.my, ownPropertyEndpoints.waiting])
  const { data, error, refetch, hasNextPage, isPlaceholderData } = found
  const properties = data && rowsOf(data.pages.map(page => page.properties))
  if (error && !properties)
    return (
      <LoadFailure title="Error loading properties. Please try again." error={error} retry={refetch}>
        Your changes are saved.
      </LoadFailure>
    )
  if (!properties || waiting.isPending || personId === undefined) return <MyPropertiesSkeleton />
  return (
    <Stack $gap={6}>
      <ListedNotice />
      {waiting.data && <WaitingStrip {...waiting.data} />}
      <Listings
        key={personId}
        personId={personId}
        properties={properties}
        view={view}
        change={change}
        isMore={hasNextPage}
        isBusy={isPlaceholderData}
      />
      <ShowMore list={found} />
    </Stack>
  )
}

/** Lets the homes paint first. */
const restMs = 1000

/** Leaves a table room for all its columns. */
const wide = '(min-width: 80em)'

interface ListingsProps {
  personId: string
  properties: readonly OwnProperty[]
  view: HomesView
  change: ChangeView
  isMore: boolean
  /** They are still those of the view before. */
  isBusy: boolean
}

function Listings({ personId, properties, view, change, isMore, isBusy }: ListingsProps) {
  const deleted = useDeletedHomes(personId)
  const [latestId, setLatestId] = useState<string | null>(null)
  const isWide = useMatchesMedia(wide) ?? false
  useEffect(() => {
    const timer = setTimeout(loadActionsAhead, restMs)
    return () => clearTimeout(timer)
  }, [])
  const noteDeleted = (home: OwnProperty) => {
    setLatestId(home.id)
    deleted.add(home)
  }
  const count = countOf(properties.length, 'home')
  return (
    <Stack $gap={6}>
      {deleted.homes.map(home => (
        <DeletedNotice
          key={home.id}
          home={home}
          isNew={home.id === latestId}
          onGone={() => deleted.remove(home.id)}
        />
      ))}
      {properties.length === 0 && !isFiltered(view) && !isBusy ? (
        <NoProperties />
      ) : (
        <Stack aria-busy={isBusy}>
          <HomesToolbar view={view} change={change} isWide={isWide} />
          <Text role="status" $size="sm" $tone="muted">
            {isMore ? `First ${count}` : count}
          </Text>
          {properties.length === 0 ? (
            <EmptyState
              picture="search"
              title="No homes match"
              action={<Button onClick={() => change(noFilters)}>Clear filters</Button>}
            />
          ) : isWide && view.view === 'table' ? (
            <ListingTable properties={properties} view={view} change={change} onDeleted={noteDeleted} />
          ) : (
            <CardGrid as="ul" role="list">
              {properties.map(property => (
                <li key={property.id}>
                  <ListingCard property={property} onDeleted={() => noteDeleted(property)} />
                </li>
              ))}
            </CardGrid>
          )}
        </Stack>
      )}
    </Stack>
  )
}

const NoProperties = () => (
  <EmptyState
    title="No Properties Yet"
    action={
      <Button asChild>
        <Link to={sitePaths.createProperty}>Create Property</Link>
      </Button>
    }
  >
    List your first home so that tenants can find it.
  </EmptyState>
)
