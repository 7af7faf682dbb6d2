// The list next to the map (spec §2.9).

import { formatCount } from '@portal/contract/values/numerals'
import { Badge } from '@portal/shared-ui/badge'
import { Boundary } from '@portal/shared-ui/boundary'
import { Button } from '@portal/shared-ui/button'
import { Panel } from '@portal/shared-ui/panel'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { whenIdle } from '@portal/shared-ui/platform/when-idle'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { space } from '@portal/shared-ui/tokens'
import { useMatchesMedia } from '@portal/shared-ui/use-matches-media'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { describeTotal } from '../describe-total.ts'
import { sideBySide } from '../search-layout.tsx'
import { skipTargets } from '../skip-link.tsx'
import type { FoundHomes } from '../use-properties.ts'
import type { SearchState, SearchView } from '../use-search-state.ts'
import { HomeGrid, ListBody, ListSkeleton } from './list-layout.tsx'
import { ResultCard } from './result-card.tsx'
import { SearchFailure } from './search-failure.tsx'

const NothingFound = lazily(async () => (await import('./nothing-found.tsx')).NothingFound)

/** A little more than fits on a screen. */
const part = 12

/** Two rows of homes. */
const seenFirst = 4

/** Shown until the code that explains why has loaded, or if it fails to. */
const noHomes = <Text>No properties found in this area</Text>

/** Scrolls a home selected on the map into view in the list next to it, unless it was selected before the list was drawn. */
const useScrollToChosen = (
  list: RefObject<HTMLElement | null>,
  selectedId: string | null,
  isMapBeside: boolean,
): void => {
  const shownId = useRef(selectedId)
  useEffect(() => {
    if (selectedId === shownId.current) return
    shownId.current = selectedId
    if (!selectedId || !isMapBeside) return
    list.current
      ?.querySelector(`[data-home="${CSS.escape(selectedId)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [list, selectedId, isMapBeside])
}

interface ResultListProps {
  found: FoundHomes
  view: SearchView
  /** This view's scroll position, in pixels. */
  leftAt: number
  selectedId: string | null
  onSelect: (id: string) => void
  onOpen: (id: string) => void
  onHover: (id: string | null) => void
  /** The search, and the action to show all homes. */
  search: Pick<SearchState, 'filters' | 'area' | 'order' | 'mapView' | 'showAll'>
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
  const { found, view, leftAt, selectedId, onSelect, onOpen, onHover, search, onShowMore } = props
  const { homes, error, retry } = found
  const list = useRef<HTMLDivElement>(null)
  const isMapBeside = useMatchesMedia(sideBySide) === true && view === 'split'
  useScrollToChosen(list, selectedId, isMapBeside)
  const drawn = useDrawnInParts(homes?.length ?? 0, leftAt > 0 ? Number.POSITIVE_INFINITY : part)

  if (error && !homes) return <SearchFailure error={error} onRetry={retry} />
  if (!homes)
    return (
      <SkeletonGroup label="Loading homes">
        <ListSkeleton />
      </SkeletonGroup>
    )
  if (homes.length === 0)
    return (
      <Boundary fallback={() => noHomes}>
        <WhileLoading show={noHomes}>
          <NothingFound search={search} />
        </WhileLoading>
      </Boundary>
    )
  // The selected home scrolls into view, so it must be drawn.
  const shown = homes.slice(0, Math.max(drawn, homes.findIndex(({ id }) => id === selectedId) + 1))
  return (
    <ListBody ref={list}>
      <HomeGrid as="ul" role="list">
        {shown.map((home, index) => (
          <li key={home.id} data-home={home.id}>
            <ResultCard
              property={home}
              isSelected={home.id === selectedId}
              isSplit={view === 'split'}
              isMapBeside={isMapBeside}
              isSeenFirst={index < seenFirst}
              onSelect={onSelect}
              onOpen={onOpen}
              onHover={onHover}
            />
          </li>
        ))}
      </HomeGrid>
      {shown.length === homes.length && <More found={found} onShowMore={onShowMore} />}
    </ListBody>
  )
}

const More = ({ found, onShowMore }: Pick<ResultListProps, 'found' | 'onShowMore'>) => {
  const { homes, total, hasMore, isFetching, error, retry } = found
  return (
    hasMore && (
      <MoreFrame>
        <Text $tone={error ? 'danger' : 'muted'} $size="sm" role="status">
          {error
            ? 'We couldn’t load more homes.'
            : `${homes && formatCount(homes.length)} of ${total && describeTotal(total)} are shown.`}
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

/**
 * How many of `count` items to draw: another batch whenever the browser is idle, so that a long list does not block
 * input. @param part the size of a batch; Infinity draws all at once
 */
const useDrawnInParts = (count: number, part: number): number => {
  const [drawn, setDrawn] = useState(part)
  useEffect(() => {
    if (drawn < count) return whenIdle(() => startTransition(() => setDrawn(drawn + part)))
  }, [drawn, count, part])
  return Math.min(drawn, count)
}
