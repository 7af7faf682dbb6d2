// The map of the search screen: homes as prices, nearby ones grouped, moves reported (spec §2.9).
import type { MapHome } from '@portal/contract/properties/map'
import { defaultCenter, defaultZoom, StreetMap } from '@portal/shared-ui/street-map'
import { type ComponentProps, useEffect } from 'react'
import type { MapArea } from '../map-area.ts'
import type { MapView } from '../map-view.ts'
import { HomePins } from './home-pins.tsx'
import { type LastView, MapMoves } from './map-moves.tsx'
import { PinLooks } from './pin-looks.ts'
import type { MapMarks } from './use-map-homes.ts'

interface SearchMapProps extends Omit<ComponentProps<typeof HomePins>, 'marks'> {
  /** What is on the map; undefined until the first answer. */
  marks: MapMarks | undefined
  /** The list's, where the map looks at first. */
  homes: readonly MapHome[] | undefined
  /** `homes` are still those of the search before. */
  isOfBefore: boolean
  /** What was named to search for; blank for nothing. */
  place: string
  area: MapArea | null
  lastView: { current: LastView | null }
  /** Where the map looks after each change of it, what is visible there, and whether the person moved it. */
  onMove: (view: MapView, area: MapArea, isByPerson: boolean) => void
  onDrawn: (isDrawn: true) => void
}

export const SearchMap = (props: SearchMapProps) => {
  const { marks, homes, isOfBefore, place, area, lastView, onMove, onDrawn, ...pins } = props
  useEffect(() => onDrawn(true), [onDrawn])
  const start = lastView.current?.place === place ? lastView.current : null
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
        <MapMoves
          homes={isOfBefore ? undefined : homes}
          place={place}
          isPlaced={Boolean(start ?? area)}
          hasArea={area !== null}
          lastView={lastView}
          onMove={onMove}
        />
        {marks && <HomePins marks={marks} {...pins} />}
      </StreetMap>
    </PinLooks>
  )
}
