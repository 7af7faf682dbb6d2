// The map of the search screen: homes as prices, nearby ones grouped, moves reported (spec §2.9).
import { defaultCenter, defaultZoom, StreetMap } from '@portal/shared-ui/street-map'
import type { ComponentProps } from 'react'
import type { MapArea } from '../map-area.ts'
import type { MapView } from '../map-view.ts'
import { HomePins } from './home-pins.tsx'
import { MapMoves } from './map-moves.tsx'
import { PinLooks } from './pin-looks.ts'
import type { PlacedHome } from './placed-homes.ts'

interface SearchMapProps extends Omit<ComponentProps<typeof HomePins>, 'homes'> {
  /** Undefined until the first answer. */
  homes: readonly PlacedHome[] | undefined
  area: MapArea | null
  lastView: { current: MapView | null }
  /** Where the map looks after each change of it, what is visible there, and whether the person moved it. */
  onMove: (view: MapView, area: MapArea, isByPerson: boolean) => void
}

export const SearchMap = ({ homes, area, lastView, onMove, ...pins }: SearchMapProps) => {
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
        {homes && <HomePins homes={homes} {...pins} />}
      </StreetMap>
    </PinLooks>
  )
}
