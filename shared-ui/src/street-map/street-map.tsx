// With the server's tiles, or without any. Loads leaflet: import it lazily.

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

/** The first tiles appear together, unless some are later. */
const patienceMs = 2000

const LeafletStyle = createGlobalStyle`${leafletCss}`

interface StreetMapProps extends Pick<MapContainerProps, 'center' | 'zoom' | 'bounds' | 'scrollWheelZoom'> {
  /** For screen readers. */
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
      {areStreetsMissing && <MapNote role="status">Street map unavailable. Pins are accurate.</MapNote>}
    </MapFrame>
  )
}

/** Keeps the map's center when its box changes. A box without a size, such as a hidden one, changes nothing. */
const MapBehavior = ({ label }: { label: string }) => {
  const map = useMap()
  useEffect(() => {
    const box = map.getContainer()
    box.setAttribute('role', 'application')
    box.setAttribute('aria-label', label)
    // The assistant's button can float at the other end.
    map.attributionControl?.setPrefix(false).setPosition('bottomleft')
    const observer = new ResizeObserver(() => {
      if (box.clientWidth > 0 && box.clientHeight > 0) map.invalidateSize({ animate: false })
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [map, label])
  return null
}
