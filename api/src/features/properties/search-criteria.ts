// What a search asks for, in the terms of `search_homes`.
import { openBathrooms, openBedrooms, openRent } from '@portal/contract/properties/open-ended'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { and, type SQL, sql } from 'drizzle-orm'
import { type Database, plannedOnce } from '../../platform/database.ts'
import { cellLevel, hasBit, traitsOf } from '../../schema/search.ts'
import { type Box, boxesOf } from './boxes.ts'
import { cellsOf, type FewPlaces, fewOf, isAtOneOf, placesAt, placesIn } from './search-places.ts'
import { amenityWord, anyCell, anyPlace, beginsMany, fewRents, quoted, wordsOf } from './search-words.ts'

export interface Criteria {
  /** What was asked for, when that is all. */
  filters: PropertyFilters | undefined
  /** The condition of the homes, on columns of `search_homes`. */
  filter: SQL
  /** The condition of homes that the index of words found: without what it tells by itself. */
  filterOfFound: SQL
  /** Statements about them have one of few texts: they can be `plannedOnce`. */
  isPlain: boolean
  /** The condition needs `found_by`, which only the row has. */
  readsRows: boolean
  /** The area; two boxes when it crosses the 180th meridian, none when there is no area. */
  boxes: readonly Box[]
  rents: SQL | undefined
  /** All homes lie in these; undefined when places are not, or not only, narrowed to few cities or few ZIPs. */
  places: FewPlaces | undefined
  /** The cells of the map that the area touches; undefined when there is no area, or one of many cells. */
  cells: FewPlaces | undefined
  /** A tsquery that every home meets, but not only they; empty when nothing asked for is in the index of words. */
  words: string
  /** `words` name few places too. */
  hasPlaces: boolean
}

/** Beyond, places are so many that homes in them are found on every page of any order. */
const mostPlacesInWords = 100

/** Longer ones nobody can list, and PostgreSQL has no such words. */
const longestAmenity = 400

/** Looks up what the filters name. Undefined when no home can meet them. */
export const criteriaOf = async (
  database: Database,
  filters: PropertyFilters,
): Promise<Criteria | undefined> => {
  const { propertyType, bedrooms, bathrooms } = filters
  const [located, inCity, asked] = await Promise.all([
    placesAt(database, filters),
    placesIn(database, filters),
    wordsOf(database, filters),
  ])
  const placings = [located, inCity].filter(places => places !== undefined)
  if (placings.some(places => places.length === 0)) return undefined

  const amenities = amenitiesOf(filters)
  if (amenities.some(({ length }) => length > longestAmenity)) return undefined
  const traits = traitsAskedBy(filters)
  // The words of a home, and amenities without a bit of their own, are only in its row.
  const inRow = [...asked, ...amenities.filter(amenity => !hasBit(amenity)).map(amenityWord)]
  const places = placings.filter(({ length }) => length <= mostPlacesInWords).map(anyPlace)
  const marked = [
    ...asked.filter(term => asked.length === 1 || !beginsMany(term)),
    ...amenities.map(amenityWord),
    ...(propertyType === undefined ? [] : [quoted(`@type:${propertyType}`)]),
    ...(bedrooms === undefined ? [] : [quoted(`@bedrooms:${Math.min(bedrooms, openBedrooms)}`)]),
    ...(bathrooms === undefined
      ? []
      : [quoted(`@bathrooms:${bathrooms >= openBathrooms ? openBathrooms : bathrooms.toFixed(1)}`)]),
    ...(filters.petFriendly === 'true' ? [quoted('@pets')] : []),
    ...(filters.smokingAllowed === 'true' ? [quoted('@smoking')] : []),
    ...places,
  ]
  const rents = rentsOf(filters)
  const boxes = boxesOf(filters)
  const cells = cellsOf(boxes)
  // By themselves, areas have a better index; and rents have, unless rows are to be found.
  if (marked.length > 0)
    marked.push(...(cells ? [anyCell(cells)] : []), ...(places.length > 0 ? [] : fewRents(filters)))
  const inIndexes = [
    traits === 0 ? undefined : sql`traits & ${traits}::integer = ${traits}::integer`,
    rents,
    ...roomsOf(filters),
    boxes.length === 0 ? undefined : isInOneOf(boxes),
    ...placings.map(isAtOneOf),
  ]
  const inRows = inRow.length === 0 ? undefined : sql`found_by @@ ${inRow.join(' & ')}::tsquery`
  const filter = and(...inIndexes, inRows)
  const isFoundExactly = asked.length < 2 || !asked.some(beginsMany)
  const filterOfFound = isFoundExactly ? and(...inIndexes) : filter
  return {
    filters,
    filter: filter ?? sql`true`,
    filterOfFound: filterOfFound ?? sql`true`,
    isPlain: [rents, bedrooms, bathrooms].every(asked => asked === undefined) && inRow.length === 0,
    readsRows: inRow.length > 0,
    boxes,
    rents,
    places: placings.map(fewOf).find(few => few !== undefined),
    cells: cells && { kind: 'cell', keys: cells.map(({ x, y }) => x * 2 ** cellLevel + y) },
    words: marked.join(' & '),
    hasPlaces: places.length > 0,
  }
}

/** The amenities that are asked for, each once. */
export const amenitiesOf = ({ amenities = '' }: PropertyFilters): string[] => [
  ...new Set(
    amenities
      .split(',')
      .map(name => name.trim())
      .filter(Boolean),
  ),
]

/** The bits of `traits` that are asked for; amenities without a bit are left out. */
export const traitsAskedBy = (filters: PropertyFilters): number =>
  traitsOf({
    propertyType: filters.propertyType,
    amenities: amenitiesOf(filters),
    petFriendly: filters.petFriendly === 'true',
    smokingAllowed: filters.smokingAllowed === 'true',
    isAvailable: filters.includeRented !== 'true',
  })

/** The rooms that are asked for. */
export const roomsOf = ({ bedrooms, bathrooms }: PropertyFilters): (SQL | undefined)[] => [
  atLeastFrom(openBedrooms, sql`bedrooms`, bedrooms),
  atLeastFrom(openBathrooms, sql`bathrooms`, bathrooms),
]

/** The rents that are asked for, bounds inclusive; the end of the slider is no bound. */
export const rentsOf = ({ minRent, maxRent }: PropertyFilters): SQL | undefined =>
  and(
    minRent === undefined ? undefined : sql`rent_amount >= ${minRent}::numeric`,
    maxRent === undefined || maxRent === openRent ? undefined : sql`rent_amount <= ${maxRent}::numeric`,
  )

/** A statement about homes that meet the criteria, planned once where it can be. */
export const planned = ({ isPlain }: Criteria, statement: SQL): SQL =>
  isPlain ? plannedOnce(statement) : statement

/** The same criteria, of homes in one of the boxes. */
export const within = (criteria: Criteria, boxes: readonly Box[]): Criteria => ({
  ...criteria,
  filters: undefined,
  boxes,
  filter: sql`${criteria.filter} and ${isInOneOf(boxes)}`,
  filterOfFound: sql`${criteria.filterOfFound} and ${isInOneOf(boxes)}`,
})

export const isInOneOf = (boxes: readonly Box[]): SQL => sql`(${sql.join(boxes.map(isIn), sql` or `)})`

/** The filters' top bucket means "at least" ("4+", "3+", spec §9); other values are exact. */
export const atLeastFrom = (top: number, column: SQL, value: number | undefined): SQL | undefined => {
  if (value === undefined) return undefined
  return value === top ? sql`${column} >= ${value}::numeric` : sql`${column} = ${value}::numeric`
}

const isIn = ({ north, south, east, west }: Box): SQL =>
  sql`latitude between ${south}::float8 and ${north}::float8 and longitude between ${west}::float8 and ${east}::float8`
