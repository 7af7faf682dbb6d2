// The map of the search screen: homes as prices, nearby ones grouped, moves reported (spec §2.9).
import { defaultCenter, defaultZoom, StreetMap } from '@portal/shared-ui/street-map'
import type { MapArea } from '../map-area.ts'
import { HomePins } from './home-pins.tsx'
import { MapMoves } from './map-moves.tsx'
import { PinLooks } from './pin-looks.ts'
import type { MapView, PlacedHome } from './placed-homes.ts'

interface SearchMapProps {
  /** Undefined until the first answer. */
  homes: readonly PlacedHome[] | undefined
  area: MapArea | null
  selectedId: string | null
  hoveredId: string | null
  lastView: { current: MapView | null }
  onSelect: (id: string) => void
  /** The visible area after each change of it, and whether the person moved the map. */
  onMove: (area: MapArea, isByPerson: boolean) => void
}

export const SearchMap = ({
  homes,
  area,
  selectedId,
  hoveredId,
  lastView,
  onSelect,
  onMove,
}: SearchMapProps) => {
  const start = lastView.current
  const view =
    !start && area
      ? {
          bounds: [
            [area.south, area.west],
            [area.north, area.east],
          ] satisfies [[number, number], [number, number]],
        }
      : { center: start?.center ?? defaultCenter, zoom: start?.zoom ?? defaultZoom }
  return (
    <PinLooks>
      <StreetMap {...view} label="Map of homes. Arrow keys move it, plus and minus zoom.">
        <MapMoves homes={homes} isPlaced={Boolean(start ?? area)} lastView={lastView} onMove={onMove} />
        {homes && (
          <HomePins homes={homes} selectedId={selectedId} hoveredId={hoveredId} onSelect={onSelect} />
        )}
      </StreetMap>
    </PinLooks>
  )
}
