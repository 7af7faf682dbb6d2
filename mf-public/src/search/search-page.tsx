// Search with map and list (spec §2.9): the address determines what is shown.

import { useTitle } from '@portal/app-kit/use-title'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { useState } from 'react'
import { FilterColumnPart } from './filter-column-part.tsx'
import { MapPanel } from './map/map-panel.tsx'
import { ResultList } from './results/result-list.tsx'
import { SearchFailure } from './results/search-failure.tsx'
import { Columns, FilterColumnPlace, ListPlace, MapPlace, Screen } from './search-layout.tsx'
import { SearchToolbar } from './search-toolbar.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFilterPlace } from './use-filter-place.ts'
import { useProperties } from './use-properties.ts'
import { useSearchState } from './use-search-state.ts'
import { useWhenIdle } from './use-when-idle.ts'

/** Stays true once it was true. */
const useOnce = (condition: boolean): boolean => {
  const [was, setWas] = useState(condition)
  if (condition && !was) setWas(true)
  return was || condition
}

export const SearchPage = withQueries(() => {
  useTitle('Find a home')
  const search = useSearchState()
  const { filters, view, selectedId, applyFilters, select } = search
  const found = useProperties(search, search.pages)
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  // List, map and filters load in this order, each once the browser is idle after the one before.
  const isListDrawn = useWhenIdle(found.homes !== undefined || found.error !== null)
  const [isMapDrawn, setMapDrawn] = useState(false)
  const isTimeForFilters = useWhenIdle(isListDrawn && (isMapDrawn || view === 'list'))
  const shownFilters = useFilterPlace(isTimeForFilters)
  const { place, panel: filterPanel, wasOpened } = shownFilters
  // On a phone the map is above the list, so errors and empty results come before it.
  const isListEmpty = found.homes ? found.homes.length === 0 : found.error !== null
  const hasColumn = place === 'column' || place === 'if-wide'
  const panel = { filters, onApply: applyFilters, onCollapse: shownFilters.collapse, market: search }
  // List and map are never unmounted, so that both keep their state.
  const hasList = useOnce(view !== 'map')
  const hasMap = useOnce(view !== 'list')
  return (
    <Screen>
      <SearchToolbar search={search} total={found.total} shownFilters={shownFilters} />
      {view !== 'map' && <SkipLink to="results" />}
      {view !== 'list' && <SkipLink to="map" />}
      {place === 'dialog' && filterPanel && <filterPanel.FilterDialog {...panel} />}
      <Columns $view={view} $hasFilters={hasColumn}>
        {hasColumn && (
          <FilterColumnPlace $ifWide={place === 'if-wide'}>
            <FilterColumnPart {...panel} wasOpened={wasOpened} shownFilters={shownFilters} />
          </FilterColumnPlace>
        )}
        {hasList && (
          <ListPlace hidden={view === 'map'}>
            {view === 'split' && <SkipLink to="map" />}
            <ResultList
              found={found}
              view={view}
              leftAt={search.leftAt}
              selectedId={selectedId}
              onSelect={select}
              onOpen={search.selectToOpen}
              onHover={setHoveredId}
              search={search}
              onShowMore={search.showMore}
            />
          </ListPlace>
        )}
        {hasMap && (
          <MapPlace hidden={view === 'list'} $view={view} $isLast={isListEmpty}>
            {view === 'split' && <SkipLink to="results" />}
            {view === 'map' && Boolean(found.error) && !found.homes && (
              <SearchFailure error={found.error} onRetry={found.retry} />
            )}
            <MapPanel
              search={search}
              found={found}
              hoveredId={hoveredId}
              isDue={isListDrawn || view === 'map'}
              isHidden={view === 'list'}
              onDrawn={setMapDrawn}
            />
          </MapPlace>
        )}
      </Columns>
    </Screen>
  )
})
