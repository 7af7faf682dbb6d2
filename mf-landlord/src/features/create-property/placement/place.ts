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
