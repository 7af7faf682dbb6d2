/** A point on the map, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** Where the map opens before a home has its place: San Francisco (spec §9). */
export const defaultPlace: Place = { latitude: 37.7749, longitude: -122.4194 }

const isWithin = (value: number | null | undefined, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit

/** The place that two fields hold; null unless both are given and lie on the globe. */
export const placeOf = (
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): Place | null => (isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null)

/** Six decimals are a hand's breadth on the ground; more would only look exact. */
export const roundPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
})

/** What the map shows before there is a pin. */
export interface MapView {
  center: Place
  zoom: number
}

interface PlacedHome {
  latitude: number | null
  longitude: number | null
  zipCode: string
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Where homes of a city are on average, those of the same ZIP code if there are any; null when none is on the map. */
export const areaOf = (homes: readonly PlacedHome[], zipCode: string): MapView | null => {
  const placed = homes.flatMap(home => {
    const place = placeOf(home.latitude, home.longitude)
    return place ? [{ ...place, isNear: home.zipCode === zipCode.trim() }] : []
  })
  const near = placed.filter(({ isNear }) => isNear)
  const known = near.length > 0 ? near : placed
  if (known.length === 0) return null
  return {
    center: {
      latitude: average(known.map(({ latitude }) => latitude)),
      longitude: average(known.map(({ longitude }) => longitude)),
    },
    zoom: near.length > 0 ? 15 : 13,
  }
}
