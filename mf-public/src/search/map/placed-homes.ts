import type { Property } from '@portal/contract/properties/property'

/** A home that can be put on the map. */
export type PlacedHome = Property & { latitude: number; longitude: number }

const isPlaced = (property: Property): property is PlacedHome =>
  property.latitude !== null && property.longitude !== null

/** Only homes with both coordinates appear on the map (spec §5). */
export const placedHomes = (properties: readonly Property[]): PlacedHome[] => properties.filter(isPlaced)

/** The average latitude and longitude, on which the map centers (spec §2.9); null without homes. */
export const centerOf = (homes: readonly PlacedHome[]): [latitude: number, longitude: number] | null => {
  if (homes.length === 0) return null
  const average = (of: (home: PlacedHome) => number) =>
    homes.reduce((sum, home) => sum + of(home), 0) / homes.length
  return [average(home => home.latitude), average(home => home.longitude)]
}
