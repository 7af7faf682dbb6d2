import { defaultZoom } from '@portal/shared-ui/street-map'
import { useEffect, useRef } from 'react'
import { useMapEvents } from 'react-leaflet'
import type { MapArea } from '../map-area.ts'
import type { MapView } from '../map-view.ts'
import { centerOf, type PlacedHome } from './placed-homes.ts'

interface MapMovesProps {
  homes: readonly PlacedHome[] | undefined
  /** The map was put in its place on purpose, so it does not center on the homes. */
  isPlaced: boolean
  lastView: { current: MapView | null }
  onMove: (view: MapView, area: MapArea, isByPerson: boolean) => void
}

/**
 * Centers the map on the first homes that come, and on no others; reports what is visible. A move counts as the
 * person's when a drag, a zoom or an arrow key began it: not our centering, room made for a popup, or a new size.
 */
export const MapMoves = ({ homes, isPlaced, lastView, onMove }: MapMovesProps) => {
  const isByPerson = useRef(false)
  const isCentred = useRef(isPlaced)
  const begin = () => {
    isByPerson.current = true
  }
  const report = () => {
    const bounds = map.getBounds()
    const { lat, lng } = map.getCenter()
    const view: MapView = { center: [lat, lng], zoom: map.getZoom() }
    lastView.current = view
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
  const first = useRef(report)
  useEffect(() => {
    isByPerson.current = false
    first.current()
  }, [])

  useEffect(() => {
    const center = homes && centerOf(homes)
    if (isCentred.current || !center) return
    isCentred.current = true
    map.setView(center, defaultZoom, { animate: false })
  }, [homes, map])
  return null
}
