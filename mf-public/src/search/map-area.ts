// A piece of the map, in degrees (spec §3 "Map area").
export interface MapArea {
  north: number
  south: number
  east: number
  west: number
}

const clamp = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit)

/** Five decimals are about a meter; a map that shows more than the world is clipped to it. */
const degrees = (value: number, limit: number): number => Number(clamp(value, limit).toFixed(5))

/** The area as sent and written: within the world, to the meter. */
export const tidyArea = ({ north, south, east, west }: MapArea): MapArea => ({
  north: degrees(north, 90),
  south: degrees(south, 90),
  east: degrees(east, 180),
  west: degrees(west, 180),
})

/** 'north,south,east,west'. */
export const writeArea = (area: MapArea): string => {
  const { north, south, east, west } = tidyArea(area)
  return [north, south, east, west].join(',')
}

/** Null if it is not an area. */
export const readArea = (text: string | null): MapArea | null => {
  const sides = (text ?? '').split(',').map(side => Number(side || Number.NaN))
  const [north, south, east, west] = sides
  if (north === undefined || south === undefined || east === undefined || west === undefined) return null
  if (sides.length !== 4 || !sides.every(Number.isFinite) || south > north) return null
  return tidyArea({ north, south, east, west })
}
