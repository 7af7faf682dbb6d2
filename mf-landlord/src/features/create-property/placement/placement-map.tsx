// The map on which a landlord sets the pin: by a click, by dragging it, or with the arrow keys.
import 'leaflet/dist/leaflet.css'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { color, radius, size } from '@portal/shared-ui/tokens'
import { divIcon, type LatLng, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet'
import { MapContainer, Marker, TileLayer, useMap, useMapEvents } from 'react-leaflet'
import { styled } from 'styled-components'
import { defaultPlace, type Place } from './place.ts'

export interface PlacementMapProps {
  place: Place | null
  onPlace: (place: Place) => void
}

export function PlacementMap({ place, onPlace }: PlacementMapProps) {
  const { settings } = usePlatform()
  const { latitude, longitude } = place ?? defaultPlace
  return (
    <Frame>
      {/* The wheel belongs to the form's own scrolling. */}
      <MapContainer center={[latitude, longitude]} zoom={place ? 16 : 12} scrollWheelZoom={false}>
        <TileLayer url={settings.mapTileUrl} attribution={settings.mapAttribution} />
        <ClickToPlace onPlace={onPlace} />
        {place && <Pin place={place} onPlace={onPlace} />}
      </MapContainer>
    </Frame>
  )
}

const placeAt = ({ lat, lng }: LatLng): Place => ({ latitude: lat, longitude: lng })

function ClickToPlace({ onPlace }: Pick<PlacementMapProps, 'onPlace'>) {
  useMapEvents({ click: ({ latlng }) => onPlace(placeAt(latlng.wrap())) })
  return null
}

const stepPx = 8
const steps: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -stepPx],
  ArrowDown: [0, stepPx],
  ArrowLeft: [-stepPx, 0],
  ArrowRight: [stepPx, 0],
}

/** A step of the arrow keys is as long as it looks, so zooming in makes it finer. */
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
      title="The home. Move it with the arrow keys, or drag it."
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
  isolation: isolate;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  .leaflet-container {
    height: 100%;
    background: ${color.sunken};
    font: inherit;
    cursor: crosshair;
  }
  .dark && .leaflet-tile-pane {
    filter: invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.85) saturate(0.6);
  }
  && .leaflet-bar a {
    width: ${size.touch};
    height: ${size.touch};
    border-color: ${color.border};
    background: ${color.raised};
    color: ${color.text};
    line-height: ${size.touch};
  }
  && .leaflet-control-attribution {
    background: ${color.raised};
    color: ${color.textMuted};
    a {
      color: inherit;
    }
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
