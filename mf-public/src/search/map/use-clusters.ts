import type { MapHome } from '@portal/contract/properties/map'
import { greatestZoom } from '@portal/shared-ui/street-map'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import Supercluster from 'supercluster'
import type { MapMarks } from './use-map-homes.ts'

/** Homes too close together to tell apart at this zoom. */
export interface HomeGroup {
  key: string
  position: [latitude: number, longitude: number]
  count: number
  /** Dollars a month. */
  minRent: number
  /** Those that are known; `isWhole` when they are all, and the server did not only count some. */
  homes: MapHome[]
  isWhole: boolean
  /** The zoom at which they separate; null when they never do, as in one building. */
  zoomApart: number | null
}

interface Counted {
  count: number
  minRent: number
}

type Mark = Counted & { home: MapHome | null }

/** Prices may touch: most homes are seen at once, and only those that would hide one another are gathered. */
const reachPx = 26

/** A price is so many times as wide as high, and the map is gathered as if it were so much narrower. */
const narrow = 2

/** How much closer one looks at homes that the server counted. */
const closer = 2

const pointOf = (longitude: number, latitude: number, properties: Mark) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'Point' as const, coordinates: [longitude / narrow, latitude] },
})

type MarkPoint = ReturnType<typeof pointOf>

/** In an order that does not depend on the view, so that homes are gathered in the same way while it moves. */
const pointsOf = ({ homes, clusters, pointedAt }: MapMarks): MarkPoint[] => [
  ...homes
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(home => pointOf(home.longitude, home.latitude, { home, count: 1, minRent: home.rentAmount })),
  ...pointedAt.map(home =>
    pointOf(home.longitude, home.latitude, { home, count: 0, minRent: home.rentAmount }),
  ),
  ...clusters.map(({ longitude, latitude, count, minRent }) =>
    pointOf(longitude, latitude, { home: null, count, minRent }),
  ),
]

/** Gathered at one zoom only: what is gathered further out would not be where its homes are. */
const gather = (points: MarkPoint[], zoom: number) =>
  new Supercluster<Mark, Counted>({
    radius: reachPx,
    extent: 256,
    minZoom: zoom,
    maxZoom: zoom,
    map: ({ count, minRent }) => ({ count, minRent }),
    reduce: (sum, { count, minRent }) => {
      sum.count += count
      sum.minRent = Math.min(sum.minRent, minRent)
    },
  }).load(points)

type Place = [latitude: number, longitude: number]

const placeOf = ({ geometry }: { geometry: { coordinates: number[] } }): Place => {
  const [longitude = 0, latitude = 0] = geometry.coordinates
  return [latitude, longitude * narrow]
}

/** How many zooms closer the first of several places hides no longer all others; infinite when they are the same. */
const zoomsApart = ([first, ...others]: readonly Place[], map: LeafletMap, zoom: number): number => {
  if (!first) return Number.POSITIVE_INFINITY
  const from = map.project(first, zoom)
  const apartPx = others.map(place => {
    const to = map.project(place, zoom)
    return Math.hypot((to.x - from.x) / narrow, to.y - from.y)
  })
  return Math.max(1, Math.ceil(Math.log2(reachPx / Math.max(0, ...apartPx))))
}

/** Gathers marks that would hide one another. A group of one home is that home by itself. */
export const useClusters = (marks: MapMarks): HomeGroup[] => {
  const map = useMap()
  const [zoom, setZoom] = useState(() => map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  // A map that goes to the homes of this very render does so before this listens again.
  useEffect(() => setZoom(map.getZoom()))
  return useMemo(() => {
    const step = Math.round(zoom)
    const gathered = gather(pointsOf(marks), step)
    return gathered.getClusters([-180, -90, 180, 90], step).map(point => {
      const { properties } = point
      const isGathered = 'cluster_id' in properties
      const members = isGathered
        ? gathered.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
        : [{ ...point, properties }]
      const homes = members.map(member => member.properties.home).filter(home => home !== null)
      const isWhole = homes.length === members.length
      const position = placeOf(point)
      const zoomApart = zoom + (isGathered ? zoomsApart(members.map(placeOf), map, zoom) : closer)
      const isLast = zoomApart > greatestZoom && (isWhole || zoom >= greatestZoom)
      return {
        key: homes[0] ? `with ${homes[0].id}` : `at ${position.join()}`,
        position,
        count: properties.count,
        minRent: properties.minRent,
        homes,
        isWhole,
        zoomApart: isLast ? null : Math.min(zoomApart, greatestZoom),
      }
    })
  }, [marks, zoom, map])
}
