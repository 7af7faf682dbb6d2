import { greatestZoom } from '@portal/shared-ui/street-map'
import { useMemo, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import Supercluster from 'supercluster'
import type { PlacedHome } from './placed-homes.ts'

/** Homes too close together to tell apart at this zoom. */
export interface HomeGroup {
  key: string
  position: [latitude: number, longitude: number]
  homes: PlacedHome[]
  /** The zoom at which they separate; null when they never do, as in one building. */
  zoomApart: number | null
}

const pillRadiusPx = 84

/** Gathers homes whose pills would overlap. A group of one is a home by itself. */
export const useClusters = (homes: readonly PlacedHome[]): HomeGroup[] => {
  const map = useMap()
  const [zoom, setZoom] = useState(() => map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const index = useMemo(() => {
    const clusters = new Supercluster<{ home: PlacedHome }>({
      radius: pillRadiusPx,
      extent: 256,
      maxZoom: greatestZoom,
    })
    return clusters.load(
      homes.map(home => ({
        type: 'Feature',
        properties: { home },
        geometry: { type: 'Point', coordinates: [home.longitude, home.latitude] },
      })),
    )
  }, [homes])

  return useMemo(
    () =>
      index.getClusters([-180, -90, 180, 90], Math.round(zoom)).map(({ geometry, properties }) => {
        const [longitude = 0, latitude = 0] = geometry.coordinates
        const position: [number, number] = [latitude, longitude]
        if (!('cluster_id' in properties))
          return { key: properties.home.id, position, homes: [properties.home], zoomApart: null }
        const members = index
          .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
          .map(leaf => leaf.properties.home)
        const zoomApart = index.getClusterExpansionZoom(properties.cluster_id)
        return {
          key: `group of ${members[0]?.id}`,
          position,
          homes: members,
          zoomApart: zoomApart > greatestZoom ? null : zoomApart,
        }
      }),
    [index, zoom],
  )
}
