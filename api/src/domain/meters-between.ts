interface Spot {
  latitude: number
  longitude: number
}

const earthRadius = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Along the ground, by the haversine formula. */
export const metersBetween = (one: Spot, other: Spot): number => {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const across = radians(other.longitude - one.longitude)
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(across / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, half)))
}
