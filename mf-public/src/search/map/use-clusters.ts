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

/** The size of a price, and of a cluster that only the server counted, with a gap. */
const pricePx = { x: 84, y: 36 }
const countPx = { x: 84, y: 48 }

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

type Marks = [first: Mark, ...others: Mark[]]

interface MarkGroup {
  marks: Marks
  /** Where it is drawn, in pixels. */
  at: Point
}

const homesIn = (marks: Marks): number => marks.reduce((sum, mark) => sum + mark.count, 0)

/** The average position, weighted by the number of homes. */
const middleOf = (marks: Marks): HomeGroup['position'] => {
  const [{ latitude, longitude }] = marks
  const count = homesIn(marks)
  if (marks.length === 1 || count === 0) return [latitude, longitude]
  const mean = (of: (mark: Mark) => number) =>
    marks.reduce((sum, mark) => sum + of(mark) * mark.count, 0) / count
  return [mean(mark => mark.latitude), mean(mark => mark.longitude)]
}

const isCounted = ({ marks }: MarkGroup): boolean => marks.some(({ home }) => home === null)

/** At 1 they just do not overlap. */
const distance = (one: Point, other: Point, size = pricePx): number =>
  Math.max(Math.abs(one.x - other.x) / size.x, Math.abs(one.y - other.y) / size.y)

const isNear = (one: MarkGroup, other: MarkGroup): boolean =>
  distance(one.at, other.at, isCounted(one) || isCounted(other) ? countPx : pricePx) < 1

/** What would overlap becomes one group, which can overlap others at its new place. */
const gather = (marks: readonly Mark[], map: LeafletMap, zoom: number): MarkGroup[] => {
  const groups: MarkGroup[] = []
  for (const mark of marks) {
    let group: MarkGroup = { marks: [mark], at: map.project([mark.latitude, mark.longitude], zoom) }
    for (;;) {
      const near = groups.find(each => isNear(each, group))
      if (!near) break
      groups.splice(groups.indexOf(near), 1)
      const both: Marks = [...near.marks, ...group.marks]
      group = { marks: both, at: map.project(middleOf(both), zoom) }
    }
    groups.push(group)
  }
  return groups
}

const groupOf = ({ marks }: MarkGroup, map: LeafletMap, zoom: number): HomeGroup => {
  const homes = marks.map(({ home }) => home).filter(home => home !== null)
  const isWhole = homes.length === marks.length
  const [first, ...others] = marks.map(({ latitude, longitude }) => map.project([latitude, longitude], zoom))
  const spread = Math.max(0, ...others.map(at => (first ? distance(first, at) : 0)))
  const zoomApart = zoom + (isWhole ? Math.max(1, Math.ceil(-Math.log2(spread))) : closer)
  const isLast = zoomApart > greatestZoom && (isWhole || zoom >= greatestZoom)
  const position = middleOf(marks)
  return {
    key: homes[0] ? `with ${homes[0].id}` : `at ${position.join()}`,
    position,
    count: homesIn(marks),
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
    () => gather(marksOf(marks), map, zoom).map(group => groupOf(group, map, zoom)),
    [marks, map, zoom],
  )
}
