// Search on map and list (spec §2.9): what is in the address is what is shown.
import { productName } from '@portal/contract/wording'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useCallback, useRef, useState } from 'react'
import { FilterColumn, FilterDialog } from '../listing/filters/filter-panel.tsx'
import { MapPanel } from './map/map-panel.tsx'
import type { MapView } from './map-view.ts'
import { ResultList } from './results/result-list.tsx'
import { SearchFailure } from './results/search-failure.tsx'
import { Columns, FilterColumnPlace, ListPlace, MapPlace, Screen, wideScreen } from './search-layout.tsx'
import { SearchToolbar } from './search-toolbar.tsx'
import { SkipLink } from './skip-link.tsx'
import { useMatchesMedia } from './use-matches-media.ts'
import { useProperties } from './use-properties.ts'
import { useSearchState } from './use-search-state.ts'

export const SearchPage = () => {
  usePageTitle(`Find a home · ${productName}`)
  const search = useSearchState()
  const { filters, view, area, selectedId, applyFilters, select } = search
  const found = useProperties(area, filters, search.pages)
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const lastView = useRef<MapView | null>(search.mapView)
  const isWide = useMatchesMedia(wideScreen)
  const [chosenOpen, setOpen] = useState<boolean | null>(null)
  const areFiltersOpen = chosenOpen ?? isWide
  const isColumnShown = areFiltersOpen && isWide
  const collapse = useCallback(() => setOpen(false), [])
  const panel = { filters, onApply: applyFilters, onCollapse: collapse }
  return (
    <Screen>
      <SearchToolbar
        search={search}
        count={found.homes?.length}
        isFilterColumnShown={isColumnShown}
        wasFilterColumnCollapsed={chosenOpen === false}
        onOpenFilters={() => setOpen(true)}
      />
      {view !== 'map' && <SkipLink to="results" />}
      {view !== 'list' && <SkipLink to="map" />}
      {areFiltersOpen && !isWide && <FilterDialog {...panel} />}
      <Columns $view={view} $filters={areFiltersOpen ? 'open' : 'closed'}>
        {isColumnShown && (
          <FilterColumnPlace>
            <FilterColumn {...panel} wasOpened={chosenOpen === true} />
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
          <MapPlace $view={view}>
            {view === 'split' && <SkipLink to="results" />}
            {view === 'map' && Boolean(found.error) && !found.homes && (
              <SearchFailure error={found.error} onRetry={found.retry} />
            )}
            <MapPanel search={search} homes={found.homes} hoveredId={hoveredId} lastView={lastView} />
          </MapPlace>
        )}
      </Columns>
    </Screen>
  )
}
