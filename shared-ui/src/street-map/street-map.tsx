// A street map of the portal's own look, with the tiles that the server names, or without any. Loads leaflet: import it lazily.

import leafletCss from 'leaflet/dist/leaflet.css?inline'
import { type ReactNode, useEffect, useState } from 'react'
import { MapContainer, type MapContainerProps, TileLayer, useMap } from 'react-leaflet'
import { createGlobalStyle } from 'styled-components'
import { Boundary } from '../boundary/boundary.tsx'
import { lazily, WhileLoading } from '../platform/lazily.tsx'
import { usePlatform } from '../platform/platform.tsx'
import { MapFrame, MapNote } from './street-map-style.tsx'

/** San Francisco (spec §9). */
export const defaultCenter: [latitude: number, longitude: number] = [37.7749, -122.4194]
export const defaultZoom = 12
export const greatestZoom = 19

const BaseMap = lazily(async () => (await import('./base-map.tsx')).BaseMap)

/** The first tiles come into sight together, unless some are this late. */
const patienceMs = 2000

const LeafletStyle = createGlobalStyle`${leafletCss}`

interface StreetMapProps extends Pick<MapContainerProps, 'center' | 'zoom' | 'bounds' | 'scrollWheelZoom'> {
  /** What the map shows, for screen readers. */
  label: string
  children: ReactNode
}

export const StreetMap = ({ label, children, ...view }: StreetMapProps) => {
  const { mapTileUrl, mapAttribution } = usePlatform().settings
  const [areStreetsShown, setStreetsShown] = useState(false)
  const [areStreetsMissing, setStreetsMissing] = useState(false)
  const [hasBase, setHasBase] = useState(mapTileUrl === '')
  return (
    <MapFrame data-streets={areStreetsShown}>
      <LeafletStyle />
      <MapContainer {...view} minZoom={3} maxZoom={greatestZoom} worldCopyJump trackResize={false}>
        {mapTileUrl !== '' && (
          <TileLayer
            url={mapTileUrl}
            attribution={mapAttribution}
            maxZoom={greatestZoom}
            eventHandlers={{
              tileerror: () => {
                setStreetsMissing(true)
                setHasBase(true)
              },
              tileload: () => {
                setStreetsMissing(false)
                setTimeout(() => setStreetsShown(true), patienceMs)
              },
              load: () => setStreetsShown(true),
            }}
          />
        )}
        {hasBase && (
          <Boundary fallback={() => null}>
            <WhileLoading>
              <BaseMap />
            </WhileLoading>
          </Boundary>
        )}
        <MapBehavior label={label} />
        {children}
      </MapContainer>
      {areStreetsMissing && (
        <MapNote role="status">
          The streets could not be loaded. Everything on the map is still in the right place.
        </MapNote>
      )}
    </MapFrame>
  )
}

/** Names the map, and keeps its size right when its box changes, without counting that as a move. */
const MapBehavior = ({ label }: { label: string }) => {
  const map = useMap()
  useEffect(() => {
    const box = map.getContainer()
    box.setAttribute('role', 'application')
    box.setAttribute('aria-label', label)
    map.attributionControl?.setPrefix(false)
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false, pan: false }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [map, label])
  return null
}
