import type { MapHome } from '@portal/contract/properties/map'
import { defaultZoom } from '@portal/shared-ui/street-map'
import { useEffect, useRef } from 'react'
import { useMapEvents } from 'react-leaflet'
import type { MapArea } from '../map-area.ts'
import type { MapView } from '../map-view.ts'
import { boundsOf, centerOf } from './placed-homes.ts'

/** Where a map was, and of what place it had shown the homes; null when of none yet. */
export interface LastView extends MapView {
  place: string | null
}

interface MapMovesProps {
  /** Undefined until those of `place` have come. */
  homes: readonly MapHome[] | undefined
  /** What was named to search for, such as a city; blank for nothing. */
  place: string
  /** The map begins where it was put on purpose, so it does not look for the homes. */
  isPlaced: boolean
  /** An area is searched: the map stays there, whatever is found. */
  hasArea: boolean
  lastView: { current: LastView | null }
  onMove: (view: MapView, area: MapArea, isByPerson: boolean) => void
}

/** A home by itself is seen with the streets around it. */
const nearestZoom = 15

/**
 * Shows the first homes that come, and those of every place that is named later; moves by itself for nothing else. Reports what
 * is visible. A move counts as the person's when a drag, a zoom or an arrow key began it: not ours, room made for a popup, or a
 * new size.
 */
export const MapMoves = ({ homes, place, isPlaced, hasArea, lastView, onMove }: MapMovesProps) => {
  const isByPerson = useRef(false)
  const isOurs = useRef(false)
  const shownPlace = useRef(isPlaced ? place : null)
  const begin = () => {
    isByPerson.current = !isOurs.current
  }
  const report = () => {
    const bounds = map.getBounds()
    const { lat, lng } = map.getCenter()
    const view: MapView = { center: [lat, lng], zoom: map.getZoom() }
    lastView.current = { ...view, place: shownPlace.current }
    onMove(
      view,
      { north: bounds.getNorth(), south: bounds.getSouth(), east: bounds.getEast(), west: bounds.getWest() },
      isByPerson.current,
    )
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

  // Leaflet reports no move for the area that is visible at first.
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
    shownPlace.current = place
    const [bounds, center] = [boundsOf(homes), centerOf(homes)]
    if (hasArea || !bounds || !center) return
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
