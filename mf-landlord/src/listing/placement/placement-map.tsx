// The map where a landlord sets the pin by clicking, dragging, or with the arrow keys.
import { StreetMap } from '@portal/shared-ui/street-map'
import { color, radius } from '@portal/shared-ui/tokens'
import { divIcon, type LatLng, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet'
import { useEffect } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import { styled } from 'styled-components'
import type { MapView, Place } from './place.ts'

export interface PlacementMapProps {
  place: Place | null
  onPlace: (place: Place) => void
  /** The view until there is a pin. */
  view: MapView
  /** Called with the pin's new location. */
  onMove: (center: Place) => void
}

export function PlacementMap({ place, onPlace, view, onMove }: PlacementMapProps) {
  const { latitude, longitude } = place ?? view.center
  return (
    <Frame>
      {/* The wheel must scroll the form. */}
      <StreetMap
        label="Map for placing the home"
        center={[latitude, longitude]}
        zoom={place ? 16 : view.zoom}
        scrollWheelZoom={false}
      >
        <ClickToPlace onPlace={onPlace} />
        <Follow isPlaced={place !== null} view={view} onMove={onMove} />
        {place && <Pin place={place} onPlace={onPlace} />}
      </StreetMap>
    </Frame>
  )
}

const placeAt = ({ lat, lng }: LatLng): Place => ({ latitude: lat, longitude: lng })

function ClickToPlace({ onPlace }: Pick<PlacementMapProps, 'onPlace'>) {
  useMapEvents({ click: ({ latlng }) => onPlace(placeAt(latlng.wrap())) })
  return null
}

/** Moves the map when the address changes, and reports the person's moves. */
function Follow({
  isPlaced,
  view,
  onMove,
}: Pick<PlacementMapProps, 'view' | 'onMove'> & { isPlaced: boolean }) {
  const map = useMap()
  const { latitude, longitude } = view.center
  useMapEvents({ moveend: () => onMove(placeAt(map.getCenter().wrap())) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: removing the pin does not move the map
  useEffect(() => {
    if (!isPlaced) map.setView([latitude, longitude], view.zoom, { animate: false })
  }, [map, latitude, longitude, view.zoom])
  return null
}

const stepPx = 8
const steps: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -stepPx],
  ArrowDown: [0, stepPx],
  ArrowLeft: [-stepPx, 0],
  ArrowRight: [stepPx, 0],
}

/** Arrow keys move the pin by pixels, so zooming in makes the steps finer. */
function Pin({ place, onPlace }: { place: Place; onPlace: PlacementMapProps['onPlace'] }) {
  const map = useMap()
  const move = ({ originalEvent }: LeafletKeyboardEvent) => {
    const step = steps[originalEvent.key]
    if (!step) return
    originalEvent.preventDefault()
    const next = map.unproject(map.project([place.latitude, place.longitude]).add(step))
    map.panInside(next, { padding: [40, 40] })
    onPlace(placeAt(next))
  }
  const drop = ({ target }: { target: LeafletMarker }) => onPlace(placeAt(target.getLatLng().wrap()))
  return (
    <Marker
      position={[place.latitude, place.longitude]}
      icon={pinIcon}
      draggable
      title="Pin of the home. Use the arrow keys to move it, or drag it."
      eventHandlers={{ keydown: move, dragend: drop }}
    />
  )
}

const pinIcon = divIcon({
  className: 'home-pin',
  iconSize: [44, 44],
  iconAnchor: [22, 40],
  html: `<svg viewBox="0 0 44 44" aria-hidden="true">
    <path d="M22 40c8-9 13-15.5 13-22a13 13 0 0 0-26 0c0 6.5 5 13 13 22Z" />
    <circle cx="22" cy="18" r="5" />
  </svg>`,
})

const Frame = styled.div`
  height: 320px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  .leaflet-container {
    cursor: crosshair;
  }
  .home-pin {
    path {
      fill: ${color.primary};
      stroke: ${color.surface};
      stroke-width: 2;
    }
    circle {
      fill: ${color.onPrimary};
    }
  }
`
