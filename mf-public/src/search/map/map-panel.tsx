// The map next to the list, with its buttons and notes (spec §2.9).

import type { HomesOnMap } from '@portal/contract/properties/map'
import { exactTotalLimit } from '@portal/contract/properties/search'
import { formatCount } from '@portal/contract/values/numerals'
import { Badge } from '@portal/shared-ui/badge'
import { Boundary } from '@portal/shared-ui/boundary'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { MapPlaceholder } from '@portal/shared-ui/map-placeholder'
import { Panel } from '@portal/shared-ui/panel'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { useMatchesMedia } from '@portal/shared-ui/use-matches-media'
import { Search } from 'lucide-react'
import { startTransition, useCallback, useMemo, useRef, useState } from 'react'
import { describeTotal } from '../describe-total.ts'
import type { MapArea } from '../map-area.ts'
import type { MapView } from '../map-view.ts'
import { phoneScreen } from '../search-layout.tsx'
import { pageSize } from '../search-query.ts'
import { skipTargets } from '../skip-link.tsx'
import type { FoundHomes, Total } from '../use-properties.ts'
import type { SearchState } from '../use-search-state.ts'
import { MapBox, OverMap, Placement } from './map-layout.ts'
import { placedHomes } from './placed-homes.ts'
import { useChosenHomes } from './use-chosen-homes.ts'
import { type SeenMap, useMapHomes } from './use-map-homes.ts'

const SearchMap = lazily(async () => (await import('./search-map.tsx')).SearchMap)
const ChosenHome = lazily(async () => (await import('./chosen-home.tsx')).ChosenHome)

interface MapPanelProps {
  search: SearchState
  found: FoundHomes
  hoveredId: string | null
  /** Until then a plain background holds its place. */
  isDue: boolean
  /** While hidden, it keeps its position and fetches nothing. */
  isHidden: boolean
  onDrawn: (isDrawn: true) => void
}

export const MapPanel = ({ search, found, hoveredId, isDue, isHidden, onDrawn }: MapPanelProps) => {
  const { area, moveMap, place, searchArea, selectedId } = search
  const { homes, isStale } = found
  const panel = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState<SeenMap | null>(null)
  const [movedAt, setMovedAt] = useState(search.mapView && place)
  const listed = useMemo(() => homes && placedHomes(homes), [homes])
  const first = useMemo(() => homes && placedHomes(homes.slice(0, pageSize)), [homes])
  const {
    marks,
    found: onMap,
    isStale: isMapStale,
  } = useMapHomes(search, isHidden ? null : seen, listed, [selectedId, hoveredId])
  const isPhone = useMatchesMedia(phoneScreen)
  const known = useMemo(() => [...(marks?.homes ?? []), ...(listed ?? [])], [marks, listed])
  const chosen = useChosenHomes(known, search)
  // With an area, only the view counts.
  const isCounted = !area && !isStale && !isMapStale
  const report = (view: MapView, visible: MapArea, isByPerson: boolean) => {
    startTransition(() => setSeen({ area: visible, zoom: view.zoom }))
    if (!isByPerson) return
    setMovedAt(place)
    moveMap(view, visible)
  }
  const close = useCallback(() => {
    panel.current?.querySelector<HTMLElement>('.leaflet-marker-icon:has(.is-selected)')?.focus()
    chosen.close()
  }, [chosen.close])
  return (
    <Panel
      ref={panel}
      id={skipTargets.map}
      tabIndex={-1}
      title="Interactive Map"
      badge={onMap && <Badge>{formatCount(onMap.total, onMap.truncated)} on map</Badge>}
      padding="none"
    >
      <MapBox>
        <Boundary
          fallback={retry => (
            <ErrorPanel title="We couldn’t show the map" onRetry={retry}>
              The list shows all matching homes.
            </ErrorPanel>
          )}
        >
          <WhileLoading show={<MapPlaceholder />}>
            {isDue ? (
              <SearchMap
                marks={marks}
                homes={isStale ? undefined : first}
                place={place}
                area={area}
                selectedId={selectedId}
                hoveredId={hoveredId}
                hasPopups={!isPhone}
                mapView={search.mapView}
                onSelect={chosen.choose}
                onSelectGroup={chosen.chooseGroup}
                onSelectSpot={([latitude, longitude]) => searchArea(areaAround(latitude, longitude))}
                onMove={report}
                onDrawn={onDrawn}
              />
            ) : (
              <MapPlaceholder />
            )}
          </WhileLoading>
        </Boundary>
        {!area && movedAt === place && (
          <OverMap>
            <Button
              size="sm"
              icon={<Search aria-hidden />}
              onClick={() => {
                setMovedAt(null)
                if (seen) searchArea(seen.area)
              }}
            >
              Search this area
            </Button>
          </OverMap>
        )}
      </MapBox>
      <Placement>{onMap && describePlacement(onMap, isCounted ? found.total : undefined)}</Placement>
      {isPhone && chosen.homes.length > 0 && (
        <Boundary resetKeys={[chosen.homes]}>
          <WhileLoading>
            <ChosenHome
              homes={chosen.homes}
              taps={chosen.taps}
              map={panel}
              onSelect={chosen.choose}
              onClose={close}
            />
          </WhileLoading>
        </Boundary>
      )}
    </Panel>
  )
}

/** The size of a building and its surroundings, in degrees. */
const spotSize = 0.0005

const areaAround = (latitude: number, longitude: number): MapArea => ({
  north: latitude + spotSize,
  south: latitude - spotSize,
  east: longitude + spotSize,
  west: longitude - spotSize,
})

/** @param total all homes found, once it belongs to the same search; undefined if only the view counts */
const describePlacement = (
  { total: inView, truncated, withoutCoordinates }: HomesOnMap,
  total: Total | undefined,
): string => {
  const isMore = withoutCoordinates === exactTotalLimit
  const outside =
    total && !total.isMore && !truncated && !isMore ? total.count - inView - withoutCoordinates : 0
  const parts = [
    ...(outside > 0 ? [`${describeTotal({ count: outside, isMore: false })} outside this view`] : []),
    ...(withoutCoordinates > 0
      ? [
          `${describeTotal({ count: withoutCoordinates, isMore })} without coordinates ${withoutCoordinates === 1 ? 'is' : 'are'} not shown on map`,
        ]
      : []),
  ]
  if (parts.length > 0) return parts.join(' · ')
  return inView > 0 ? 'All homes in view are on the map' : ''
}
