import type { MapHome } from '@portal/contract/properties/map'
import type { HomeCard } from '@portal/contract/properties/property'

/** Converts to the map's format; drops homes without both coordinates, which are on no map (spec §5). */
const placed = ({ latitude, longitude, images, ...home }: HomeCard): MapHome[] =>
  latitude === null || longitude === null ? [] : [{ ...home, latitude, longitude, image: images[0] ?? null }]

export const placedHomes = (properties: readonly HomeCard[]): MapHome[] => properties.flatMap(placed)

type Corner = [latitude: number, longitude: number]

/** The area of most homes: of 20 or more, the outermost are ignored, so that a misplaced one does not hide the others. */
export const boundsOf = (homes: readonly MapHome[]): [southWest: Corner, northEast: Corner] | null => {
  const leftOut = homes.length < 20 ? 0 : Math.ceil(homes.length / 50)
  const latitudes = homes.map(home => home.latitude).sort((one, other) => one - other)
  const longitudes = homes.map(home => home.longitude).sort((one, other) => one - other)
  const [south, north] = [latitudes[leftOut], latitudes.at(-1 - leftOut)]
  const [west, east] = [longitudes[leftOut], longitudes.at(-1 - leftOut)]
  if (south === undefined || north === undefined || west === undefined || east === undefined) return null
  return [
    [south, west],
    [north, east],
  ]
}

/** The average latitude and longitude, where the map centers (spec §2.9); null without homes. */
export const centerOf = (homes: readonly MapHome[]): Corner | null => {
  if (homes.length === 0) return null
  const average = (of: (home: MapHome) => number) =>
    homes.reduce((sum, home) => sum + of(home), 0) / homes.length
  return [average(home => home.latitude), average(home => home.longitude)]
}
