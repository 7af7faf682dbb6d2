// Coasts, lakes, state lines, and the names of cities. Loaded on demand.
import { DivIcon, svg } from 'leaflet'
import { useMemo, useState } from 'react'
import { GeoJSON, Marker, Pane, Rectangle, useMap, useMapEvents } from 'react-leaflet'
import { createGlobalStyle } from 'styled-components'
import { feature } from 'topojson-client'
import { color, fontWeight } from '../tokens/tokens.tsx'
import json from './base-map-data.json' with { type: 'json' }

type Topology = Parameters<typeof feature>[0]

/** The zoom from which its name is shown. */
export type BasePlace = [name: string, latitude: number, longitude: number, zoom: number]

/** Made by shared-ui/base-map/make-base-map.ts, which names the sources. */
export interface BaseMapData {
  /** `land`, and `lines` between the states. */
  unitedStates: Topology
  /** `land` of the neighboring countries, and `lakes`. */
  around: Topology
  /** `land`. */
  elsewhere: Topology
  /** The largest first. */
  places: BasePlace[]
}

/** Guarantee: a test compares the file with its generator's output. */
const data = json as unknown as BaseMapData

const shapesOf = (topology: Topology, name: string) => {
  const object = topology.objects[name]
  if (!object) throw new Error(`The base map has no ${name}.`)
  return feature(topology, object)
}

const sources =
  'Natural Earth, U.S. Census Bureau, <a href="https://www.geonames.org/" rel="noopener">GeoNames</a>'

const wholeWorld: [southWest: [number, number], northEast: [number, number]] = [
  [-90, -180],
  [90, 180],
]

/** Bottom to top. */
const layers = [
  { name: 'elsewhere', shapes: shapesOf(data.elsewhere, 'land'), className: 'base-land' },
  { name: 'around', shapes: shapesOf(data.around, 'land'), className: 'base-land' },
  { name: 'lakes', shapes: shapesOf(data.around, 'lakes'), className: 'base-sea' },
  { name: 'United States', shapes: shapesOf(data.unitedStates, 'land'), className: 'base-land' },
  { name: 'state lines', shapes: shapesOf(data.unitedStates, 'lines'), className: 'base-line' },
]

const pane = 'base-map'

/** Under any tiles that load, and under everything else on the map. Hidden from screen readers: pins say where they are. */
export const BaseMap = () => (
  <>
    <BaseStyle />
    <Pane name={pane} style={{ zIndex: 150 }}>
      <Ground />
      <Names />
    </Pane>
  </>
)

const Ground = () => {
  // Drawn well beyond the edge, because dragging the map brings it into view.
  const renderer = useMemo(() => svg({ pane, padding: 0.5 }), [])
  return (
    <>
      <Rectangle
        bounds={wholeWorld}
        renderer={renderer}
        interactive={false}
        className="base-sea"
        attribution={sources}
      />
      {layers.map(({ name, shapes, className }) => (
        <GeoJSON key={name} data={shapes} style={() => ({ className, renderer, interactive: false })} />
      ))}
    </>
  )
}

const Names = () => {
  const map = useMap()
  const look = () => ({ zoom: map.getZoom(), bounds: map.getBounds().pad(0.25) })
  const [seen, setSeen] = useState(look)
  useMapEvents({ moveend: () => setSeen(look()) })
  return data.places
    .filter(
      ([, latitude, longitude, zoom]) => zoom <= seen.zoom && seen.bounds.contains([latitude, longitude]),
    )
    .map(place => <Name key={place.join()} place={place} />)
}

const Name = ({ place: [name, latitude, longitude] }: { place: BasePlace }) => {
  const icon = useMemo(() => {
    const words = document.createElement('span')
    words.textContent = name
    words.ariaHidden = 'true'
    return new DivIcon({ html: words, className: 'base-name', iconSize: [0, 0] })
  }, [name])
  return (
    <Marker position={[latitude, longitude]} icon={icon} interactive={false} keyboard={false} pane={pane} />
  )
}

const BaseStyle = createGlobalStyle`
  .leaflet-base-map-pane > svg {
    position: absolute;
    max-width: none;
  }
  .base-sea {
    stroke: none;
    fill: ${color.sunken};
    fill-opacity: 1;
  }
  .base-land {
    stroke: ${color.borderStrong};
    stroke-width: 1;
    fill: ${color.surface};
    fill-opacity: 1;
  }
  .base-line {
    stroke: ${color.border};
    stroke-width: 1.5;
    fill: none;
  }
  .base-name > span {
    position: absolute;
    translate: -50% -50%;
    color: ${color.textMuted};
    font-size: 0.75rem;
    font-weight: ${fontWeight.medium};
    line-height: 1;
    white-space: nowrap;
    text-shadow: 0 0 2px ${color.surface}, 0 0 4px ${color.surface};
  }
`
