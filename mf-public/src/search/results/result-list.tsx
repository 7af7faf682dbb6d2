// The list next to the map (spec §2.9).
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Panel } from '@portal/shared-ui/panel'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { space } from '@portal/shared-ui/tokens'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { skipTargets } from '../skip-link.tsx'
import type { FoundHomes } from '../use-properties.ts'
import { HomeGrid, ListBody, ListSkeleton } from './list-layout.tsx'
import { ResultCard } from './result-card.tsx'
import { SearchFailure } from './search-failure.tsx'
import { useScrollToChosen } from './use-scroll-to-chosen.ts'

interface ResultListProps {
  found: FoundHomes
  selectedId: string | null
  onSelect: (id: string) => void
  onHover: (id: string | null) => void
  onShowAll: () => void
  onShowMore: () => void
}

export const ResultList = ({ found, ...rest }: ResultListProps) => (
  <Panel
    id={skipTargets.results}
    tabIndex={-1}
    title="Property List"
    badge={found.isFetching && <Badge>Loading...</Badge>}
    padding="none"
    aria-busy={found.isFetching}
  >
    <Homes found={found} {...rest} />
  </Panel>
)

const Homes = (props: ResultListProps) => {
  const { found, selectedId, onSelect, onHover, onShowAll, onShowMore } = props
  const { homes, error, retry } = found
  const list = useRef<HTMLDivElement>(null)
  useScrollToChosen(list, selectedId)

  if (error && !homes) return <SearchFailure error={error} onRetry={retry} />
  if (!homes)
    return (
      <SkeletonGroup label="Loading homes">
        <ListSkeleton />
      </SkeletonGroup>
    )
  if (homes.length === 0)
    return (
      <EmptyState
        title="No properties found in this area"
        picture="search"
        compact
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Show all homes
          </Button>
        }
      >
        Move the map or remove a filter to see more.
      </EmptyState>
    )
  return (
    <ListBody ref={list}>
      <HomeGrid as="ul" role="list">
        {homes.map(home => (
          <li key={home.id} data-home={home.id}>
            <ResultCard
              property={home}
              isSelected={home.id === selectedId}
              onSelect={onSelect}
              onHover={onHover}
            />
          </li>
        ))}
      </HomeGrid>
      <More found={found} onShowMore={onShowMore} />
    </ListBody>
  )
}

const More = ({ found, onShowMore }: Pick<ResultListProps, 'found' | 'onShowMore'>) => {
  const { fetched, total, hasMore, isFetching, error, retry } = found
  return (
    hasMore && (
      <MoreFrame>
        <Text $tone={error ? 'danger' : 'muted'} $size="sm" role="status">
          {error
            ? 'More homes could not be loaded.'
            : `${fetched.toLocaleString('en-US')} of ${total.count.toLocaleString('en-US')}${total.isMore ? '+' : ''} homes are loaded. Search an area of the map to find the others.`}
        </Text>
        <Button
          variant="outline"
          onClick={error ? retry : onShowMore}
          pending={isFetching}
          pendingText="Loading..."
        >
          {error ? 'Try again' : 'Load more homes'}
        </Button>
      </MoreFrame>
    )
  )
}

const MoreFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding-top: ${space[6]};
  text-align: center;
`
