// The homes that a map shows in its view.
import * as z from 'zod/mini'
import { amount } from '../values/number.ts'
import { Property } from './property.ts'
import { PropertyFilters } from './search.ts'

/** All four sides of the view, its zoom in street map levels (256 pixels show the world at 0), and the filters of a search. */
export const MapView = z.safeExtend(PropertyFilters, {
  north: amount(-90, 90),
  south: amount(-90, 90),
  east: amount(-180, 180),
  west: amount(-180, 180),
  zoom: amount(0, 22),
})
export type MapView = z.infer<typeof MapView>

/** The fields of a home that its pin, popup and small card show. */
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

/** Two or more homes in one cell of the map. */
export const MapCluster = z.object({
  /** The average position of its homes. */
  latitude: z.number(),
  longitude: z.number(),
  /** All homes of the cell, even just outside the view, so that it stays the same as the map moves. */
  count: z.int(),
  minRent: z.number(),
})
export type MapCluster = z.infer<typeof MapCluster>

/** Up to this many homes are shown one by one; beyond that, only those alone in their cell. */
export const maxPins = 100

/** More than the cells that a screen of 2,560 by 1,440 pixels shows. */
export const maxCells = 300

/** Every home in the view is in `homes` or in one of `clusters`. */
export const HomesOnMap = z.object({
  homes: z.array(MapHome).check(z.maxLength(maxCells)),
  clusters: z.array(MapCluster),
  /** Homes in the view; exact up to 1,000, like a search's total. */
  total: z.int(),
  truncated: z.boolean(),
  /** Homes anywhere that match the filters but are not on the map; at most 1,000. */
  withoutCoordinates: z.int(),
})
export type HomesOnMap = z.infer<typeof HomesOnMap>
