// What a map shows of the homes in its view.
import * as z from 'zod/mini'
import { amount } from '../values/number.ts'
import { Property } from './property.ts'
import { PropertyFilters } from './search.ts'

/** All four sides of the view, its zoom as street maps count it (256 pixels at 0 show the world), and filters as of a search. */
export const MapView = z.safeExtend(PropertyFilters, {
  north: amount(-90, 90),
  south: amount(-90, 90),
  east: amount(-180, 180),
  west: amount(-180, 180),
  zoom: amount(0, 22),
})
export type MapView = z.infer<typeof MapView>

/** A home as its pin, its popup and its card in brief show it. */
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
  }),
  {
    latitude: z.number(),
    longitude: z.number(),
    /** Its first picture. */
    image: z.nullable(z.string()),
  },
)
export type MapHome = z.infer<typeof MapHome>

/** Two homes or more of one cell of the map. */
export const MapCluster = z.object({
  /** The mean of its homes. */
  latitude: z.number(),
  longitude: z.number(),
  /** All homes of the cell, also those just outside the view: it stays the same while the map is moved. */
  count: z.int(),
  minRent: z.number(),
})
export type MapCluster = z.infer<typeof MapCluster>

/** So many homes are shown one by one; of more, those alone in their cell. */
export const mostPins = 100

/** More than a screen of 2,560 by 1,440 pixels has at its own level. */
export const mostCells = 300

/** Every home of the view is one of `homes`, or in one of `clusters`. */
export const HomesOnMap = z.object({
  homes: z.array(MapHome).check(z.maxLength(mostCells)),
  clusters: z.array(MapCluster),
  /** Homes in the view; exact up to 1,000 as a search's total. */
  total: z.int(),
  truncated: z.boolean(),
  /** Homes anywhere that meet the filters and are on no map; at most 1,000. */
  withoutCoordinates: z.int(),
})
export type HomesOnMap = z.infer<typeof HomesOnMap>
