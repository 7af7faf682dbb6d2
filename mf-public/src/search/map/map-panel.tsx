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
import { Search } from 'lucide-react'
import { startTransition, useCallback, useMemo, useRef, useState } from 'react'
import { describeTotal } from '../describe-total.ts'
import type { MapArea } from '../map-area.ts'
import type { MapView } from '../map-view.ts'
import { phoneScreen } from '../search-layout.tsx'
import { skipTargets } from '../skip-link.tsx'
import { useMatchesMedia } from '../use-matches-media.ts'
import type { FoundHomes } from '../use-properties.ts'
import type { SearchState } from '../use-search-state.ts'
import { MapBox, OverMap, Placement } from './map-layout.ts'
import type { LastView } from './map-moves.tsx'
import { placedHomes } from './placed-homes.ts'
import { useChosenHomes } from './use-chosen-homes.ts'
import { type SeenMap, useMapHomes } from './use-map-homes.ts'

const SearchMap = lazily(async () => (await import('./search-map.tsx')).SearchMap)
const ChosenHome = lazily(async () => (await import('./chosen-home.tsx')).ChosenHome)

interface MapPanelProps {
  search: SearchState
  found: FoundHomes
  hoveredId: string | null
  /** Where the map was when it was last shown. */
  lastView: { current: LastView | null }
  /** Until then its ground keeps its place. */
  isDue: boolean
  onDrawn: (isDrawn: true) => void
}

export const MapPanel = ({ search, found, hoveredId, lastView, isDue, onDrawn }: MapPanelProps) => {
  const { area, moveMap, place, searchArea, selectedId } = search
  const { homes, isOfBefore } = found
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<SeenMap | null>(null)
  const [movedAt, setMovedAt] = useState(search.mapView && place)
  const listed = useMemo(() => homes && placedHomes(homes), [homes])
  const { marks, found: onMap } = useMapHomes(search, seen, listed, [selectedId, hoveredId])
  const isPhone = useMatchesMedia(phoneScreen)
  const known = useMemo(() => [...(marks?.homes ?? []), ...(listed ?? [])], [marks, listed])
  const chosen = useChosenHomes(known, selectedId, search.select)
  const report = (view: MapView, visible: MapArea, isByPerson: boolean) => {
    startTransition(() => setSeen({ area: visible, zoom: view.zoom }))
    if (!isByPerson) return
    setMovedAt(place)
    moveMap(view, visible)
  }
  const close = useCallback(() => {
    box.current?.querySelector<HTMLElement>('.leaflet-marker-icon:has(.is-selected)')?.focus()
    chosen.close()
  }, [chosen.close])
  return (
    <Panel
      id={skipTargets.map}
      tabIndex={-1}
      title="Interactive Map"
      badge={onMap && <Badge>{formatCount(onMap.total, onMap.truncated)} on map</Badge>}
      padding="none"
    >
      <MapBox ref={box}>
        <Boundary
          fallback={retry => (
            <ErrorPanel title="The map could not be shown" onRetry={retry}>
              The list has all homes that were found.
            </ErrorPanel>
          )}
        >
          <WhileLoading show={<MapPlaceholder />}>
            {isDue ? (
              <SearchMap
                marks={marks}
                homes={listed}
                isOfBefore={isOfBefore}
                place={place}
                area={area}
                selectedId={selectedId}
                hoveredId={hoveredId}
                hasPopups={!isPhone}
                lastView={lastView}
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
      <Placement>{onMap && describePlacement(onMap)}</Placement>
      {isPhone && chosen.homes.length > 0 && (
        <Boundary resetKeys={[chosen.homes]}>
          <WhileLoading>
            <ChosenHome homes={chosen.homes} taps={chosen.taps} onSelect={chosen.choose} onClose={close} />
          </WhileLoading>
        </Boundary>
      )}
    </Panel>
  )
}

/** A building and what is next to it, in degrees. */
const spotSize = 0.0005

const areaAround = (latitude: number, longitude: number): MapArea => ({
  north: latitude + spotSize,
  south: latitude - spotSize,
  east: longitude + spotSize,
  west: longitude - spotSize,
})

const describePlacement = ({ total, withoutCoordinates }: HomesOnMap): string => {
  if (withoutCoordinates === 0) return total > 0 ? 'Every home in view is on the map' : ''
  const isMore = withoutCoordinates === exactTotalLimit
  return `${describeTotal({ count: withoutCoordinates, isMore })} without coordinates ${withoutCoordinates === 1 ? 'is' : 'are'} not shown on map`
}
