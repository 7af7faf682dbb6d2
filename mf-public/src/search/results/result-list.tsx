// The list next to the map (spec §2.9).
import { formatCount } from '@portal/contract/values/numerals'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Panel } from '@portal/shared-ui/panel'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { space } from '@portal/shared-ui/tokens'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { describeTotal } from '../describe-total.ts'
import { phoneScreen } from '../search-layout.tsx'
import { skipTargets } from '../skip-link.tsx'
import { useDrawnInParts } from '../use-drawn-in-parts.ts'
import { useMatchesMedia } from '../use-matches-media.ts'
import type { FoundHomes } from '../use-properties.ts'
import { HomeGrid, ListBody, ListSkeleton } from './list-layout.tsx'
import { ResultCard } from './result-card.tsx'
import { SearchFailure } from './search-failure.tsx'
import { useScrollToChosen } from './use-scroll-to-chosen.ts'

/** What fits a screen, and some more. */
const part = 12

/** Two rows of homes. */
const seenFirst = 4

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
  const isPhone = useMatchesMedia(phoneScreen)
  const drawn = useDrawnInParts(homes?.length ?? 0, part)

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
  // A home that is chosen comes into view, so it is drawn by then.
  const shown = homes.slice(0, Math.max(drawn, homes.findIndex(({ id }) => id === selectedId) + 1))
  return (
    <ListBody ref={list}>
      <HomeGrid as="ul" role="list">
        {shown.map((home, index) => (
          <li key={home.id} data-home={home.id}>
            <ResultCard
              property={home}
              isSelected={home.id === selectedId}
              opensHome={isPhone}
              isSeenFirst={index < seenFirst}
              onSelect={onSelect}
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
            ? 'More homes could not be loaded.'
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
