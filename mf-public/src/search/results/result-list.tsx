// The list next to the map (spec §2.9).
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Panel } from '@portal/shared-ui/panel'
import { Text } from '@portal/shared-ui/text'
import { space } from '@portal/shared-ui/tokens'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { FoundHomes } from '../use-properties.ts'
import { HomeGrid, ListScroller, ListSkeleton } from './list-layout.tsx'
import { ResultCard } from './result-card.tsx'

interface ResultListProps {
  found: FoundHomes
  selectedId: string | null
  onSelect: (id: string) => void
  onHover: (id: string | null) => void
  onShowAll: () => void
}

export const ResultList = ({ found, ...rest }: ResultListProps) => (
  <Panel
    title="Property List"
    badge={found.isFetching && <Badge>Loading...</Badge>}
    padding="none"
    aria-busy={found.isFetching}
  >
    <Homes found={found} {...rest} />
  </Panel>
)

const Homes = ({ found, selectedId, onSelect, onHover, onShowAll }: ResultListProps) => {
  const { homes, error, retry } = found
  const scroller = useRef<HTMLDivElement>(null)

  // A home chosen on the map scrolls into view, but only within the list.
  useEffect(() => {
    const list = scroller.current
    const card = selectedId && list?.querySelector<HTMLElement>(`[data-home="${CSS.escape(selectedId)}"]`)
    if (!list || !card) return
    const isInSight =
      card.offsetTop >= list.scrollTop &&
      card.offsetTop + card.offsetHeight <= list.scrollTop + list.clientHeight
    if (!isInSight) list.scrollTo({ top: card.offsetTop - 12 })
  }, [selectedId])

  if (error && !homes)
    return (
      <ErrorPanel title="Failed to fetch properties" onRetry={retry}>
        The homes could not be loaded. Your search is kept.
      </ErrorPanel>
    )
  if (!homes) return <ListSkeleton />
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
    <ListScroller ref={scroller}>
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
      <More found={found} />
    </ListScroller>
  )
}

const More = ({ found: { fetched, total, fetchMore, isFetching, error } }: { found: FoundHomes }) =>
  fetchMore && (
    <MoreFrame>
      <Text $tone={error ? 'danger' : 'muted'} $size="sm" role="status">
        {error
          ? 'More homes could not be loaded.'
          : `${fetched.toLocaleString('en-US')} of ${total.count.toLocaleString('en-US')}${total.isMore ? '+' : ''} homes are loaded. Search an area of the map to find the others.`}
      </Text>
      <Button variant="outline" onClick={fetchMore} pending={isFetching} pendingText="Loading...">
        {error ? 'Try again' : 'Load more homes'}
      </Button>
    </MoreFrame>
  )

const MoreFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding-top: ${space[6]};
  text-align: center;
`
