/** A point on the map, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** The map's position before a home has a location: San Francisco (spec §9). */
export const defaultPlace: Place = { latitude: 37.7749, longitude: -122.4194 }

const isWithin = (value: number | null | undefined, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit

/** The location in two fields; null unless both are given and on the globe. */
export const placeOf = (
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): Place | null => (isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null)

/** Six decimals are about 10 cm on the ground; more would be false precision. */
export const roundPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
})

export interface MapView {
  center: Place
  zoom: number
}
