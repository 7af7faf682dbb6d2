// The map of the search screen: homes as prices, nearby ones clustered, moves reported (spec §2.9).
import type { MapHome } from '@portal/contract/properties/map'
import { defaultCenter, defaultZoom, StreetMap } from '@portal/shared-ui/street-map'
import { type ComponentProps, useEffect } from 'react'
import type { MapArea } from '../map-area.ts'
import type { MapView } from '../map-view.ts'
import { HomePins } from './home-pins.tsx'
import { MapMoves } from './map-moves.tsx'
import { PinLooks } from './pin-looks.ts'
import type { MapMarks } from './use-map-homes.ts'

interface SearchMapProps extends Omit<ComponentProps<typeof HomePins>, 'marks'> {
  /** The pins and clusters; undefined until the first answer. */
  marks: MapMarks | undefined
  /** The list's first homes, for the initial position. Undefined until the homes for `place` have loaded. */
  homes: readonly MapHome[] | undefined
  /** The named place or words; blank for none. */
  place: string
  area: MapArea | null
  /** Where the person left the map; null until they move it. */
  mapView: MapView | null
  /** Called after each move with the position, the visible area, and whether the person moved it. */
  onMove: (view: MapView, area: MapArea, isByPerson: boolean) => void
  onDrawn: (isDrawn: true) => void
}

export const SearchMap = (props: SearchMapProps) => {
  const { marks, homes, place, area, mapView, onMove, onDrawn, ...pins } = props
  useEffect(() => onDrawn(true), [onDrawn])
  const view =
    !mapView && area
      ? {
          bounds: [
            [area.south, area.west],
            [area.north, area.east],
          ] satisfies [[number, number], [number, number]],
        }
      : { center: mapView?.center ?? defaultCenter, zoom: mapView?.zoom ?? defaultZoom }
  return (
    <PinLooks>
      <StreetMap {...view} label="Map of homes. Use the arrow keys to move, and plus and minus to zoom.">
        <MapMoves
          homes={homes}
          place={place}
          isPlaced={Boolean(mapView ?? area)}
          hasArea={area !== null}
          onMove={onMove}
        />
        {marks && <HomePins marks={marks} {...pins} />}
      </StreetMap>
    </PinLooks>
  )
}
