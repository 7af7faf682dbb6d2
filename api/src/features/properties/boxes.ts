// The area of a search, in degrees.
import type { PropertyFilters } from '@portal/contract/properties/search'

/** Edges inclusive; its west is not east of its east. */
export interface Box {
  north: number
  south: number
  east: number
  west: number
}

/** The area that is asked for: two boxes when it crosses the 180th meridian, none when there is no area. */
export const boxesOf = ({ north, south, east, west }: PropertyFilters): Box[] => {
  if (north === undefined || south === undefined || east === undefined || west === undefined) return []
  if (west <= east) return [{ north, south, east, west }]
  return [
    { north, south, west, east: 180 },
    { north, south, west: -180, east },
  ]
}
