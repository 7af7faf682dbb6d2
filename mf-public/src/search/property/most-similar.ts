import type { HomeCard } from '@portal/contract/properties/property'

/** About two kilometers in each direction, in degrees of latitude. */
const reach = 0.02

const within = (value: number, most: number): string => String(Math.min(most, Math.max(-most, value)))

/** The area around a place, as query parameters. */
export const areaAround = ([latitude, longitude]: readonly [number, number]) => {
  const sideways = reach / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  return {
    north: within(latitude + reach, 90),
    south: within(latitude - reach, 90),
    east: within(longitude + sideways, 180),
    west: within(longitude - sideways, 180),
  }
}

/** How different two homes are: by rooms and rent. */
const distance = (one: HomeCard, other: HomeCard): number =>
  Math.abs((one.bedrooms ?? 1) - (other.bedrooms ?? 1)) +
  Math.abs(Math.log(one.rentAmount / other.rentAmount))

/** The other homes, most similar first. */
export const mostSimilar = (home: HomeCard, others: readonly HomeCard[]): HomeCard[] =>
  others
    .filter(({ id }) => id !== home.id)
    .toSorted((one, other) => distance(home, one) - distance(home, other))
