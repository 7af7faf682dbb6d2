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
  /** The known homes; `isWhole` if none of the others were only counted by the server. */
  homes: MapHome[]
  isWhole: boolean
  /** The zoom at which they separate; null if they never do, as in one building. */
  zoomApart: number | null
}

interface Mark {
  latitude: number
  longitude: number
  count: number
  minRent: number
  /** Null if the server only sent a count. */
  home: MapHome | null
}

/** Prices can touch: only homes whose prices would overlap are grouped. */
const reachPx = { x: 56, y: 28 }

/** How many levels to zoom in on homes that the server only counted. */
const closer = 2

const markOf = (home: MapHome, count: number): Mark => ({
  latitude: home.latitude,
  longitude: home.longitude,
  count,
  minRent: home.rentAmount,
  home,
})

/** Sorted independently of the view, so that the groups are the same while the map moves. */
const marksOf = ({ homes, clusters, pointedAt }: MapMarks): Mark[] => [
  ...homes.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(home => markOf(home, 1)),
  ...pointedAt.map(home => markOf(home, 0)),
  ...clusters.map(cluster => ({ ...cluster, home: null })),
]

interface MarkGroup {
  at: Point
  marks: [first: Mark, ...others: Mark[]]
  /** The distance of the furthest mark from the first; at 1 they would just not overlap. */
  spread: number
}

/** Each mark joins the first group that it would overlap. */
const gather = (marks: readonly Mark[], map: LeafletMap, zoom: number): MarkGroup[] => {
  const groups: MarkGroup[] = []
  for (const mark of marks) {
    const at = map.project([mark.latitude, mark.longitude], zoom)
    const distanceTo = (group: MarkGroup) =>
      Math.max(Math.abs(at.x - group.at.x) / reachPx.x, Math.abs(at.y - group.at.y) / reachPx.y)
    const group = groups.find(group => distanceTo(group) < 1)
    if (group) {
      group.marks.push(mark)
      group.spread = Math.max(group.spread, distanceTo(group))
    } else groups.push({ at, marks: [mark], spread: 0 })
  }
  return groups
}

/** The average position, weighted by the number of homes. */
const middleOf = (marks: MarkGroup['marks'], count: number): HomeGroup['position'] => {
  const [{ latitude, longitude }] = marks
  if (marks.length === 1 || count === 0) return [latitude, longitude]
  const mean = (of: (mark: Mark) => number) =>
    marks.reduce((sum, mark) => sum + of(mark) * mark.count, 0) / count
  return [mean(mark => mark.latitude), mean(mark => mark.longitude)]
}

const groupOf = ({ marks, spread }: MarkGroup, zoom: number): HomeGroup => {
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

/** Groups marks that would overlap. A group can have a single home. */
export const useClusters = (marks: MapMarks): HomeGroup[] => {
  const map = useMap()
  const [zoom, setZoom] = useState(() => map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  // The map can already have zoomed to this render's homes before the listener is attached.
  useEffect(() => setZoom(map.getZoom()))
  return useMemo(
    () => gather(marksOf(marks), map, zoom).map(group => groupOf(group, zoom)),
    [marks, map, zoom],
  )
}
