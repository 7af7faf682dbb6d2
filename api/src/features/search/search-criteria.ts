// Translates a search into conditions on `search_homes`.
import { flagFilters } from '@portal/contract/properties/choices'
import { openBathrooms, openBedrooms, openRent } from '@portal/contract/properties/open-ended'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { recordOf } from '@portal/contract/values/record-of'
import { and, type SQL, sql } from 'drizzle-orm'
import { type Database, plannedOnce } from '../../platform/database/database.ts'
import { cellLevel, flagTraits, hasBit, maxAmenityLength, traitsOf } from '../../schema/search.ts'
import { type Box, boxesOf } from './boxes.ts'
import { cellsOf, type FewPlaces, fewOf, isAtOneOf, placesAt, placesIn } from './search-places.ts'
import { amenityWord, anyCell, anyPlace, beginsMany, fewRents, quoted, wordsOf } from './search-words.ts'

export interface Criteria {
  /** The original filters, if there is nothing else. */
  filters: PropertyFilters | undefined
  /** The condition of the homes, on columns of `search_homes`. */
  filter: SQL
  /** The condition for homes from the index of words, without the parts that the index already guarantees. */
  filterOfFound: SQL
  /** Whether the SQL text has only a few variants, so that it can be `plannedOnce`. */
  isPlain: boolean
  /** Whether the condition needs `found_by`, which only the row has. */
  readsRows: boolean
  /** The area; two boxes if it crosses the 180th meridian, none if there is no area. */
  boxes: readonly Box[]
  rents: SQL | undefined
  /** Places that hold all matches; undefined unless the filters name few cities or few ZIPs. */
  places: FewPlaces | undefined
  /** The map cells that the area touches; undefined if there is no area, or one with many cells. */
  cells: FewPlaces | undefined
  /**
   * A tsquery that every match meets, though others can too; empty if the index of words covers none of the
   * filters.
   */
  words: string
  /** Whether `words` also name few places. */
  hasPlaces: boolean
}

/** With more places than this, their homes are on every page of any order. */
const maxPlacesInWords = 100

/** Looks up the names in the filters. Undefined if no home can match. */
export const criteriaOf = async (
  database: Database,
  filters: PropertyFilters,
): Promise<Criteria | undefined> => {
  const { propertyType, bedrooms, bathrooms } = filters
  const [located, inCity, askedWords] = await Promise.all([
    placesAt(database, filters),
    placesIn(database, filters),
    wordsOf(database, filters),
  ])
  const placings = [located, inCity].filter(places => places !== undefined)
  if (placings.some(places => places.length === 0)) return undefined

  const amenities = amenitiesOf(filters)
  if (amenities.some(({ length }) => length > maxAmenityLength)) return undefined
  const traits = traitsAskedBy(filters)
  // A home's words, and amenities without their own bit, are only in its row.
  const inRow = [...askedWords, ...amenities.filter(amenity => !hasBit(amenity)).map(amenityWord)]
  const places = placings.filter(({ length }) => length <= maxPlacesInWords).map(anyPlace)
  const marked = [
    ...askedWords.filter(term => askedWords.length === 1 || !beginsMany(term)),
    ...amenities.map(amenityWord),
    ...(propertyType === undefined ? [] : [quoted(`@type:${propertyType}`)]),
    ...(bedrooms === undefined ? [] : [quoted(`@bedrooms:${Math.min(bedrooms, openBedrooms)}`)]),
    ...(bathrooms === undefined
      ? []
      : [quoted(`@bathrooms:${bathrooms >= openBathrooms ? openBathrooms : bathrooms.toFixed(1)}`)]),
    ...flagFilters.filter(name => filters[name] === 'true').map(name => quoted(flagTraits[name].word)),
    ...places,
  ]
  const rents = rentsOf(filters)
  const boxes = boxesOf(filters)
  const cells = cellsOf(boxes)
  // Areas and rents alone have better indexes, but not if rows must be found.
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
  const isFoundExactly = askedWords.length < 2 || !askedWords.some(beginsMany)
  const filterOfFound = isFoundExactly ? and(...inIndexes) : filter
  return {
    filters,
    filter: filter ?? sql`true`,
    filterOfFound: filterOfFound ?? sql`true`,
    isPlain: [rents, bedrooms, bathrooms].every(condition => condition === undefined) && inRow.length === 0,
    readsRows: inRow.length > 0,
    boxes,
    rents,
    places: placings.map(fewOf).find(few => few !== undefined),
    cells: cells && { kind: 'cell', keys: cells.map(({ x, y }) => x * 2 ** cellLevel + y) },
    words: marked.join(' & '),
    hasPlaces: places.length > 0,
  }
}

export const amenitiesOf = ({ amenities = '' }: PropertyFilters): string[] => [
  ...new Set(
    amenities
      .split(',')
      .map(name => name.trim())
      .filter(Boolean),
  ),
]

/** The requested bits of `traits`; amenities without a bit are left out. */
export const traitsAskedBy = (filters: PropertyFilters): number =>
  traitsOf({
    propertyType: filters.propertyType,
    amenities: amenitiesOf(filters),
    ...recordOf(flagFilters, name => filters[name] === 'true'),
    isAvailable: filters.includeRented !== 'true',
  })

export const roomsOf = ({ bedrooms, bathrooms }: PropertyFilters): (SQL | undefined)[] => [
  atLeastFrom(openBedrooms, sql`bedrooms`, bedrooms),
  atLeastFrom(openBathrooms, sql`bathrooms`, bathrooms),
]

/** The rent filters, inclusive; the end of the slider sets no bound. */
export const rentsOf = ({ minRent, maxRent }: PropertyFilters): SQL | undefined =>
  and(
    minRent === undefined ? undefined : sql`rent_amount >= ${minRent}::numeric`,
    maxRent === undefined || maxRent === openRent ? undefined : sql`rent_amount <= ${maxRent}::numeric`,
  )

/** A statement about matching homes, planned once if possible. */
export const planned = ({ isPlain }: Criteria, statement: SQL): SQL =>
  isPlain ? plannedOnce(statement) : statement

/** The same criteria for homes in one of the boxes. */
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
