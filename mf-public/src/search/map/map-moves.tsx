import type { MapHome } from '@portal/contract/properties/map'
import { defaultZoom } from '@portal/shared-ui/street-map'
import { useEffect, useRef } from 'react'
import { useMapEvents } from 'react-leaflet'
import type { MapArea } from '../map-area.ts'
import type { MapView } from '../map-view.ts'
import { boundsOf, centerOf } from './placed-homes.ts'

interface MapMovesProps {
  /** Undefined until the homes for `place` have loaded. */
  homes: readonly MapHome[] | undefined
  /** The named place or words, such as a city; blank for none. */
  place: string
  /** The map opens at a stored position, so it does not move to the homes. */
  isPlaced: boolean
  /** An area is searched: the map is kept there. */
  hasArea: boolean
  onMove: (view: MapView, area: MapArea, isByPerson: boolean) => void
}

/** Shows the streets around a single home. */
const nearestZoom = 15

/**
 * Moves to the first homes, and to those of every place that is named later, but no more once the person has moved
 * it there. Drags, zooms and arrow keys count as the person's moves; our own moves, panning for a popup, and
 * resizing do not.
 */
export const MapMoves = ({ homes, place, isPlaced, hasArea, onMove }: MapMovesProps) => {
  const isByPerson = useRef(false)
  const isOurs = useRef(false)
  /** Null until it has moved to homes: a search that finds none leaves it where it is. */
  const shownPlace = useRef(isPlaced ? place : null)
  const begin = () => {
    isByPerson.current = !isOurs.current
  }
  const report = () => {
    const bounds = map.getBounds()
    const { lat, lng } = map.getCenter()
    const view: MapView = { center: [lat, lng], zoom: map.getZoom() }
    onMove(
      view,
      { north: bounds.getNorth(), south: bounds.getSouth(), east: bounds.getEast(), west: bounds.getWest() },
      isByPerson.current,
    )
    if (isByPerson.current) shownPlace.current = place
    isByPerson.current = false
  }
  const map = useMapEvents({
    dragstart: begin,
    zoomstart: begin,
    keydown: event => {
      if (event.originalEvent.key.startsWith('Arrow')) begin()
    },
    moveend: report,
  })

  // Leaflet reports no move for the initial area.
  const latest = useRef(report)
  useEffect(() => {
    latest.current = report
  })
  useEffect(() => {
    isByPerson.current = false
    latest.current()
  }, [])

  useEffect(() => {
    if (!homes || shownPlace.current === place) return
    const isFirst = shownPlace.current === null
    const [bounds, center] = [boundsOf(homes), centerOf(homes)]
    if (!bounds || !center) return
    shownPlace.current = place
    if (hasArea) return
    isOurs.current = true
    if (place) map.fitBounds(bounds, { animate: false, maxZoom: nearestZoom, padding: [24, 24] })
    else if (isFirst) {
      map.setView(center, defaultZoom, { animate: false })
      if (!map.getBounds().contains(bounds)) map.fitBounds(bounds, { animate: false, padding: [24, 24] })
    }
    isOurs.current = false
  }, [homes, place, hasArea, map])
  return null
}
