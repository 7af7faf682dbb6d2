// Derived from the existing homes. Every run has the same ones.
import { filterAmenities, PropertyType } from '@portal/contract/properties/choices'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'

export type Query = Record<string, string>

export interface Case {
  name: string
  /** In milliseconds, for 95 of 100 calls with a million homes. */
  reach: number
  path: string
  queries: Query[]
  /** Where its calls start. */
  page?: number
}

interface Spot extends Query {
  latitude: string
  longitude: string
  city: string
  state: string
  zip: string
  neighborhood: string
}

const howMany = 40
const search = '/api/properties/search'
const map = '/api/properties/map'
const wholeCountry: Query = { north: '50', south: '24', west: '-125', east: '-66' }
const near = '39.7392,-104.9903'

/** A city is chosen as often as it has homes. */
export const spotsIn = async (database: Database): Promise<Spot[]> => [
  ...(await database.execute<Spot>(sql`
    select latitude::text, longitude::text, city, state, zip_code as zip, coalesce(neighborhood, 'Mission') as neighborhood
    from properties where latitude is not null and visibility_level = 'public' order by md5(id::text) limit ${howMany}`)),
]

const around = ({ latitude, longitude }: Spot, high: number, wide = high * 1.3): Query => ({
  north: String(Number(latitude) + high / 2),
  south: String(Number(latitude) - high / 2),
  east: String(Number(longitude) + wide / 2),
  west: String(Number(longitude) - wide / 2),
})

const single: Query[] = [
  ...PropertyType.options.map(propertyType => ({ propertyType })),
  ...['0', '1', '2', '3', '4'].map(bedrooms => ({ bedrooms })),
  ...['1', '1.5', '2', '3'].map(bathrooms => ({ bathrooms })),
  ...[...filterAmenities, 'Wine cellar', 'Boat mooring'].map(amenities => ({ amenities })),
  { petFriendly: 'true' },
  { smokingAllowed: 'true' },
  { minRent: '1000', maxRent: '5000' },
  { minRent: '2000', maxRent: '2010' },
  { minRent: '9000' },
]
const orders: Query[] = [{ sort: 'rent_asc' }, { sort: 'rent_desc' }, { sort: 'nearest', near }]
const times = (some: readonly Query[], others: readonly Query[]): Query[] =>
  some.flatMap(one => others.map(other => ({ ...one, ...other })))

const together: Query[] = [
  { propertyType: 'house', bedrooms: '4', amenities: 'Gym,Pool', petFriendly: 'true' },
  { propertyType: 'condo', bathrooms: '1.5', amenities: 'Parking,Balcony', maxRent: '1500' },
  { bedrooms: '0', amenities: 'Gym,Pool,Garden', minRent: '4000' },
  {
    propertyType: 'apartment',
    bedrooms: '2',
    amenities: 'Laundry',
    smokingAllowed: 'true',
    minRent: '1500',
    maxRent: '2000',
  },
  { location: ', ca', amenities: 'Wine cellar' },
  { location: 'mission', bedrooms: '1', petFriendly: 'true', maxRent: '2500' },
]
const words: Query[] = [
  'loft',
  'sunny garden',
  'fireplace',
  'claw-foot bathtub',
  'harpsichord',
  'valencia st',
  'bay wind',
  'lemon tree station',
].map(q => ({ q }))
const empty: Query[] = [
  { amenities: 'Helipad' },
  { propertyType: 'office', bedrooms: '3' },
  { q: 'harpsichord bathtub fireplace' },
  { q: 'nowhere' },
  { location: 'detroit', minRent: '9500' },
  { bedrooms: '0', bathrooms: '3', amenities: 'Wine cellar' },
]

export const casesOf = (spots: readonly Spot[]): Case[] => {
  const homes = (name: string, reach: number, queries: Query[], more: Partial<Case> = {}): Case => ({
    name,
    reach,
    path: search,
    queries,
    ...more,
  })
  const cities = spots.map(({ city, state }): Query => ({ location: `${city}, ${state}` }))
  const cityBoxes = spots.map(spot => around(spot, 0.2))
  const nearSpot = ({ latitude, longitude }: Spot): Query[] => [
    ...orders.slice(0, 2),
    { sort: 'nearest', near: `${latitude},${longitude}` },
  ]
  const some = { all: spots.slice(0, 8), boxes: cityBoxes.slice(0, 8), cities: cities.slice(0, 8) }
  return [
    homes('all homes', 25, [{}]),
    homes(
      'a street',
      25,
      spots.map(spot => around(spot, 0.004)),
    ),
    homes('a city’s box', 25, cityBoxes),
    homes(
      'a state’s box',
      25,
      spots.map(spot => around(spot, 5)),
    ),
    homes('the country’s box', 25, [wholeCountry]),
    homes('a city by name', 25, cities),
    homes(
      'a neighborhood',
      25,
      spots.map(({ neighborhood }): Query => ({ location: neighborhood })),
    ),
    homes(
      'a ZIP',
      25,
      spots.map(({ zip }): Query => ({ location: zip })),
    ),
    homes('one filter', 25, single),
    homes('all homes, other orders', 25, orders),
    homes(
      'a city’s box, other orders',
      25,
      some.all.flatMap(spot => times([around(spot, 0.2)], nearSpot(spot))),
    ),
    homes(
      'a city, other orders',
      25,
      some.all.flatMap(spot => times([{ location: `${spot.city}, ${spot.state}` }], nearSpot(spot))),
    ),
    homes('one filter, other orders', 25, times(single, orders)),
    homes(
      'page 50',
      25,
      [{}, ...orders, { bedrooms: '2' }, { location: 'new york, ny', sort: 'rent_desc' }],
      { page: 50 },
    ),
    homes('several filters', 60, [...together, ...times(together, orders)]),
    homes('several filters in a city', 60, times(together, some.boxes)),
    homes('words', 60, [...words, ...times(words, orders)]),
    homes('words in a city', 60, times(words, some.boxes)),
    homes('nothing found', 60, [...empty, ...times(empty, orders)]),
    {
      name: 'map',
      reach: 15,
      path: map,
      queries: [
        { ...wholeCountry, zoom: '4' },
        ...some.all.flatMap(spot => [
          { ...around(spot, 8), zoom: '7' },
          { ...around(spot, 0.5), zoom: '11' },
          { ...around(spot, 0.06), zoom: '14' },
          { ...around(spot, 0.008), zoom: '17' },
        ]),
      ],
    },
    {
      name: 'map, filtered',
      reach: 150,
      path: map,
      queries: [
        ...single.map(filter => ({ ...wholeCountry, zoom: '4', ...filter })),
        ...times(
          some.all.map(spot => ({ ...around(spot, 0.5), zoom: '11' })),
          together.slice(0, 3),
        ),
      ],
    },
    {
      name: 'counts of the filters',
      reach: 150,
      path: '/api/properties/facets',
      queries: [{}, ...single, ...together, ...some.boxes, ...some.cities, ...words],
    },
    {
      name: 'places',
      reach: 15,
      path: '/api/places',
      queries: ['', 'o', 'oak', 'oaklnd', 'san fran', 'mission', '94', 'new yrok', 'x'].map(
        (q): Query => ({ q }),
      ),
    },
  ]
}
