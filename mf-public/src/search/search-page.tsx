// Search on map and list (spec §2.9): what is in the address is what is shown.

import { productName } from '@portal/contract/wording'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { useRef, useState } from 'react'
import { FilterColumnPart } from './filter-column-part.tsx'
import type { LastView } from './map/map-moves.tsx'
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

export const SearchPage = withQueries(() => {
  usePageTitle(`Find a home · ${productName}`)
  const search = useSearchState()
  const { filters, view, selectedId, applyFilters, select } = search
  const found = useProperties(search, search.pages)
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const lastView = useRef<LastView | null>(search.mapView && { ...search.mapView, place: search.place })
  // The list comes first, then the map, then the filters' code, each once the browser is done with what was before.
  const isListDrawn = useWhenIdle(found.homes !== undefined || found.error !== null)
  const [isMapDrawn, setMapDrawn] = useState(false)
  const isTimeForFilters = useWhenIdle(isListDrawn && (isMapDrawn || view === 'list'))
  const shownFilters = useFilterPlace(isTimeForFilters)
  const { place, panel: filterPanel, wasOpened } = shownFilters
  // On a phone, where the map is above the list, what went wrong or was not found is said first.
  const isListEmpty = found.homes ? found.homes.length === 0 : found.error !== null
  const hasColumn = place === 'column' || place === 'if-wide'
  const panel = { filters, onApply: applyFilters, onCollapse: shownFilters.collapse, market: search }
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
        {view !== 'map' && (
          <ListPlace>
            {view === 'split' && <SkipLink to="map" />}
            <ResultList
              found={found}
              selectedId={selectedId}
              onSelect={select}
              onHover={setHoveredId}
              onShowAll={search.showAll}
              onShowMore={search.showMore}
            />
          </ListPlace>
        )}
        {view !== 'list' && (
          <MapPlace $view={view} $isLast={isListEmpty}>
            {view === 'split' && <SkipLink to="results" />}
            {view === 'map' && Boolean(found.error) && !found.homes && (
              <SearchFailure error={found.error} onRetry={found.retry} />
            )}
            <MapPanel
              search={search}
              found={found}
              hoveredId={hoveredId}
              lastView={lastView}
              isDue={isListDrawn || view === 'map'}
              onDrawn={setMapDrawn}
            />
          </MapPlace>
        )}
      </Columns>
    </Screen>
  )
})
