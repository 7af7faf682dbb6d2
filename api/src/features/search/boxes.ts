import type { PropertyFilters } from '@portal/contract/properties/search'

/** Edges are inclusive; `west` is never east of `east`. */
export interface Box {
  north: number
  south: number
  east: number
  west: number
}

/** The boxes of a search area: two if it crosses the 180th meridian, none if there is no area. */
export const boxesOf = ({ north, south, east, west }: PropertyFilters): Box[] => {
  if (north === undefined || south === undefined || east === undefined || west === undefined) return []
  if (west <= east) return [{ north, south, east, west }]
  return [
    { north, south, west, east: 180 },
    { north, south, west: -180, east },
  ]
}
