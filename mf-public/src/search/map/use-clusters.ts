import type { MapHome } from '@portal/contract/properties/map'
import { greatestZoom } from '@portal/shared-ui/street-map'
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
const pillRadiusPx = 44

/** How much closer one looks at homes that the server counted. */
const closer = 2

const pointOf = (longitude: number, latitude: number, properties: Mark) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
})

/** Gathers marks that would overlap. A group of one home is that home by itself. */
export const useClusters = ({ homes, clusters, pointedAt }: MapMarks): HomeGroup[] => {
  const map = useMap()
  const [zoom, setZoom] = useState(() => map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  // A map that goes to the homes of this very render does so before this listens again.
  useEffect(() => setZoom(map.getZoom()))
  const index = useMemo(() => {
    const gathered = new Supercluster<Mark, Counted>({
      radius: pillRadiusPx,
      extent: 256,
      maxZoom: greatestZoom,
      map: ({ count, minRent }) => ({ count, minRent }),
      reduce: (sum, { count, minRent }) => {
        sum.count += count
        sum.minRent = Math.min(sum.minRent, minRent)
      },
    })
    return gathered.load([
      ...homes.map(home =>
        pointOf(home.longitude, home.latitude, { home, count: 1, minRent: home.rentAmount }),
      ),
      ...pointedAt.map(home =>
        pointOf(home.longitude, home.latitude, { home, count: 0, minRent: home.rentAmount }),
      ),
      ...clusters.map(({ longitude, latitude, count, minRent }) =>
        pointOf(longitude, latitude, { home: null, count, minRent }),
      ),
    ])
  }, [homes, clusters, pointedAt])

  return useMemo(
    () =>
      index.getClusters([-180, -90, 180, 90], Math.round(zoom)).map(({ geometry, properties }) => {
        const [longitude = 0, latitude = 0] = geometry.coordinates
        const { count, minRent } = properties
        const isGathered = 'cluster_id' in properties
        const members = isGathered
          ? index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY).map(leaf => leaf.properties.home)
          : [properties.home]
        const known = members.filter(home => home !== null)
        const isWhole = known.length === members.length
        const zoomApart = isGathered ? index.getClusterExpansionZoom(properties.cluster_id) : zoom + closer
        const isLast = zoomApart > greatestZoom && (isWhole || zoom >= greatestZoom)
        return {
          key: known[0] ? `with ${known[0].id}` : `at ${latitude},${longitude}`,
          position: [latitude, longitude] satisfies [number, number],
          count,
          minRent,
          homes: known,
          isWhole,
          zoomApart: isLast ? null : Math.min(zoomApart, greatestZoom),
        }
      }),
    [index, zoom],
  )
}
