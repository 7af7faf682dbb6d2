import * as z from 'zod/mini'
import { amount } from '../values/number.ts'
import { Property } from './property.ts'
import { PropertyFilters } from './search.ts'

/** All four sides of the view; its zoom in street map levels (256 pixels show the world at 0). */
export const MapView = z.safeExtend(PropertyFilters, {
  north: amount(-90, 90),
  south: amount(-90, 90),
  east: amount(-180, 180),
  west: amount(-180, 180),
  zoom: amount(0, 22),
})
export type MapView = z.infer<typeof MapView>

/** For its pin, popup and small card. */
export const MapHome = z.extend(
  z.pick(Property, {
    id: true,
    title: true,
    address: true,
    city: true,
    state: true,
    propertyType: true,
    bedrooms: true,
    bathrooms: true,
    squareFootage: true,
    rentAmount: true,
    isAvailable: true,
    availableDate: true,
  }),
  {
    latitude: z.number(),
    longitude: z.number(),
    /** Its first picture. */
    image: z.nullable(z.string()),
  },
)
export type MapHome = z.infer<typeof MapHome>

/** Two or more homes in one cell. */
export const MapCluster = z.object({
  /** The average of its homes. */
  latitude: z.number(),
  longitude: z.number(),
  /** Also those just outside the view, so that it does not change as the map moves. */
  count: z.int(),
  minRent: z.number(),
})
export type MapCluster = z.infer<typeof MapCluster>

/** Beyond this, only homes alone in their cell are shown one by one. */
export const maxPins = 100

/** More than a screen of 2,560 by 1,440 pixels shows. */
export const maxCells = 300

/** Every home in the view is in `homes` or in one of `clusters`. */
export const HomesOnMap = z.object({
  homes: z.array(MapHome).check(z.maxLength(maxCells)),
  clusters: z.array(MapCluster),
  /** In the view; exact up to 1,000. */
  total: z.int(),
  truncated: z.boolean(),
  /** They match the filters but are not on the map; at most 1,000. */
  withoutCoordinates: z.int(),
})
export type HomesOnMap = z.infer<typeof HomesOnMap>
