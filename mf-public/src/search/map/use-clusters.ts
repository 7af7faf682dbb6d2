import type { MapHome } from '@portal/contract/properties/map'
import { greatestZoom } from '@portal/shared-ui/street-map'
import type { Map as LeafletMap, Point } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
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

interface Mark {
  latitude: number
  longitude: number
  count: number
  minRent: number
  /** Null where the server only counted. */
  home: MapHome | null
}

/** Prices may touch: most homes are seen at once, and only those that would hide one another are gathered. */
const reachPx = { x: 56, y: 28 }

/** How much closer one looks at homes that the server counted. */
const closer = 2

const markOf = (home: MapHome, count: number): Mark => ({
  latitude: home.latitude,
  longitude: home.longitude,
  count,
  minRent: home.rentAmount,
  home,
})

/** In an order that does not depend on the view, so that homes are gathered in the same way while it moves. */
const marksOf = ({ homes, clusters, pointedAt }: MapMarks): Mark[] => [
  ...homes.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(home => markOf(home, 1)),
  ...pointedAt.map(home => markOf(home, 0)),
  ...clusters.map(cluster => ({ ...cluster, home: null })),
]

interface Gathered {
  /** Of the first mark. */
  at: Point
  marks: [first: Mark, ...others: Mark[]]
  /** How far the furthest is from the first; 1 where they would just not hide one another. */
  spread: number
}

/** Each mark joins the first one that it would hide. */
const gather = (marks: readonly Mark[], map: LeafletMap, zoom: number): Gathered[] => {
  const groups: Gathered[] = []
  for (const mark of marks) {
    const at = map.project([mark.latitude, mark.longitude], zoom)
    const distanceTo = (group: Gathered) =>
      Math.max(Math.abs(at.x - group.at.x) / reachPx.x, Math.abs(at.y - group.at.y) / reachPx.y)
    const group = groups.find(group => distanceTo(group) < 1)
    if (group) {
      group.marks.push(mark)
      group.spread = Math.max(group.spread, distanceTo(group))
    } else groups.push({ at, marks: [mark], spread: 0 })
  }
  return groups
}

/** Where most of its homes are. */
const middleOf = (marks: Gathered['marks'], count: number): HomeGroup['position'] => {
  const [{ latitude, longitude }] = marks
  if (marks.length === 1 || count === 0) return [latitude, longitude]
  const mean = (of: (mark: Mark) => number) =>
    marks.reduce((sum, mark) => sum + of(mark) * mark.count, 0) / count
  return [mean(mark => mark.latitude), mean(mark => mark.longitude)]
}

const groupOf = ({ marks, spread }: Gathered, zoom: number): HomeGroup => {
  const homes = marks.map(({ home }) => home).filter(home => home !== null)
  const isWhole = homes.length === marks.length
  const zoomApart = zoom + (isWhole ? Math.ceil(-Math.log2(spread)) : closer)
  const isLast = zoomApart > greatestZoom && (isWhole || zoom >= greatestZoom)
  const count = marks.reduce((sum, mark) => sum + mark.count, 0)
  const position = middleOf(marks, count)
  return {
    key: homes[0] ? `with ${homes[0].id}` : `at ${position.join()}`,
    position,
    count,
    minRent: Math.min(...marks.map(({ minRent }) => minRent)),
    homes,
    isWhole,
    zoomApart: isLast ? null : Math.min(zoomApart, greatestZoom),
  }
}

/** Gathers marks that would hide one another. A group of one home is that home by itself. */
export const useClusters = (marks: MapMarks): HomeGroup[] => {
  const map = useMap()
  const [zoom, setZoom] = useState(() => map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  // A map that goes to the homes of this very render does so before this listens again.
  useEffect(() => setZoom(map.getZoom()))
  return useMemo(
    () => gather(marksOf(marks), map, zoom).map(gathered => groupOf(gathered, zoom)),
    [marks, map, zoom],
  )
}
