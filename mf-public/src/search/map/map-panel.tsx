// The map next to the list, with its buttons and notes (spec §2.9).
import type { Property } from '@portal/contract/properties/property'
import { countOf } from '@portal/contract/properties/property-words'
import { Badge } from '@portal/shared-ui/badge'
import { Boundary } from '@portal/shared-ui/boundary'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { MapPlaceholder } from '@portal/shared-ui/map-placeholder'
import { Panel } from '@portal/shared-ui/panel'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { Search } from 'lucide-react'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { MapArea } from '../map-area.ts'
import type { MapView } from '../map-view.ts'
import { phoneScreen } from '../search-layout.tsx'
import { skipTargets } from '../skip-link.tsx'
import { useMatchesMedia } from '../use-matches-media.ts'
import type { SearchState } from '../use-search-state.ts'
import { MapBox, OverMap, Placement } from './map-layout.ts'
import { placedHomes } from './placed-homes.ts'
import { useChosenHomes } from './use-chosen-homes.ts'

const SearchMap = lazily(async () => (await import('./search-map.tsx')).SearchMap)
const ChosenHome = lazily(async () => (await import('./chosen-home.tsx')).ChosenHome)

interface MapPanelProps {
  search: SearchState
  homes: readonly Property[] | undefined
  hoveredId: string | null
  /** Where the map was when it was last shown. */
  lastView: { current: MapView | null }
}

export const MapPanel = ({ search, homes, hoveredId, lastView }: MapPanelProps) => {
  const { area, moveMap, searchArea, selectedId } = search
  const box = useRef<HTMLDivElement>(null)
  // What the map shows is kept without a render: only a move by the person changes anything here.
  const seenArea = useRef<MapArea | null>(null)
  const [hasMoved, setMoved] = useState(search.mapView !== null)
  const placed = useMemo(() => homes && placedHomes(homes), [homes]) // the same list, so that pins are not drawn again
  const unplaced = (homes?.length ?? 0) - (placed?.length ?? 0)
  const isPhone = useMatchesMedia(phoneScreen)
  const chosen = useChosenHomes(homes, selectedId, search.select)
  const report = (seen: MapView, visible: MapArea, isByPerson: boolean) => {
    seenArea.current = visible
    if (!isByPerson) return
    setMoved(true)
    moveMap(seen, visible)
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
      badge={placed && <Badge>{placed.length} on map</Badge>}
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
          <Suspense fallback={<MapPlaceholder />}>
            <SearchMap
              homes={placed}
              area={area}
              selectedId={selectedId}
              hoveredId={hoveredId}
              hasPopups={!isPhone}
              lastView={lastView}
              onSelect={chosen.choose}
              onSelectGroup={chosen.chooseGroup}
              onMove={report}
            />
          </Suspense>
        </Boundary>
        {!area && hasMoved && (
          <OverMap>
            <Button
              size="sm"
              icon={<Search aria-hidden />}
              onClick={() => {
                setMoved(false)
                if (seenArea.current) searchArea(seenArea.current)
              }}
            >
              Search this area
            </Button>
          </OverMap>
        )}
      </MapBox>
      <Placement>{placed && describePlacement(placed.length, unplaced)}</Placement>
      {isPhone && chosen.homes.length > 0 && (
        <Boundary resetKeys={[chosen.homes]}>
          <Suspense>
            <ChosenHome homes={chosen.homes} taps={chosen.taps} onSelect={chosen.choose} onClose={close} />
          </Suspense>
        </Boundary>
      )}
    </Panel>
  )
}

const describePlacement = (placed: number, unplaced: number): string => {
  if (unplaced === 0) return placed > 0 ? 'Every home found is on the map' : ''
  return `${countOf(unplaced, 'property', 'properties')} without coordinates ${unplaced === 1 ? 'is' : 'are'} not shown on map`
}
