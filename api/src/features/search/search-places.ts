// Looks up places: cities, neighborhoods and ZIPs by name, and the map cells that an area touches.
import type { PropertyFilters } from '@portal/contract/properties/search'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { cellLevel } from '../../schema/search.ts'
import type { Box } from './boxes.ts'
import { cellsIn, cellsOfGrid, gridAt } from './map-grid.ts'

export interface Place {
  key: number
  kind: 'city' | 'neighborhood' | 'zip'
}

/** Places whose homes an index holds in order. */
export interface FewPlaces {
  kind: 'city' | 'zip' | 'cell'
  keys: readonly number[]
}

/** Up to this many cities or ZIPs are walked one by one. */
const fewPlaces = 16

/** Areas with more cells are not looked up by cell; a city has about ten. */
const maxCells = 60

/** The places that match `location`; undefined if there is no such filter. */
export const placesAt = async (
  database: Database,
  { location }: PropertyFilters,
): Promise<readonly Place[] | undefined> => {
  const text = location?.trim()
  if (!text) return undefined
  const sought = sql`lower(${text}::text)`
  return database.execute<Place & Record<string, unknown>>(sql`
    select key, kind from search_places
    where match like '%' || ${literal(sought)} || '%' and strpos(match, ${sought}) <= within`)
}

/** The neighborhoods called `neighborhood`, or else the cities, in `city` and `state`; undefined if there is no such filter. */
export const placesIn = async (
  database: Database,
  { city, state, neighborhood }: PropertyFilters,
): Promise<readonly Place[] | undefined> => {
  if (city === undefined && state === undefined && neighborhood === undefined) return undefined
  const kind = neighborhood === undefined ? 'city' : 'neighborhood'
  const name = sql`lower(${neighborhood?.trim() ?? ''}::text)`
  const inCity = sql`lower(${city?.trim() ?? ''}::text)`
  const inState = sql`lower(${state?.trim() ?? ''}::text)`
  const isCity = city === undefined ? undefined : sql`lower(city) = ${inCity}`
  const isState = state === undefined ? undefined : sql`lower(state) = ${inState}`
  const isName = neighborhood === undefined ? undefined : sql`lower(name) = ${name}`
  const pattern = [
    ...(neighborhood === undefined ? [] : [literal(name)]),
    city === undefined ? sql`'%'` : literal(inCity),
    state === undefined ? sql`'%'` : literal(inState),
  ]
  return database.execute<Place & Record<string, unknown>>(sql`
    select key, kind from search_places
    where kind = ${kind} and match like ${sql.join(pattern, sql` || ', ' || `)} and ${and(isName, isCity, isState)}`)
}

const literal = (text: SQL): SQL => sql`regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`

export const isAtOneOf = (places: readonly Place[]): SQL => {
  const isAt = (column: SQL, kind: Place['kind']) => {
    const keys = places.filter(place => place.kind === kind).map(({ key }) => key)
    return keys.length === 0 ? [] : [sql`${column} = any(${keysOf(keys)})`]
  }
  const any = [
    ...isAt(sql`city_key`, 'city'),
    ...isAt(sql`neighborhood_key`, 'neighborhood'),
    ...isAt(sql`zip_key`, 'zip'),
  ]
  return sql`(${sql.join(any, sql` or `)})`
}

/** A list of keys as one parameter. */
export const keysOf = (keys: readonly number[]): SQL => sql`${`{${keys.join(',')}}`}::integer[]`

export const fewOf = (places: readonly Place[]): FewPlaces | undefined => {
  const keys = places.map(({ key }) => key)
  const areAll = (kind: Place['kind']) =>
    keys.length <= fewPlaces && places.every(place => place.kind === kind)
  if (areAll('city')) return { kind: 'city', keys }
  return areAll('zip') ? { kind: 'zip', keys } : undefined
}

export interface CellOfHomes {
  x: number
  y: number
}

/** The map cells that an area touches; undefined if there is no area, or if it has too many cells. */
export const cellsOf = (boxes: readonly Box[]): CellOfHomes[] | undefined => {
  const grid = gridAt(cellLevel, boxes)
  if (!grid || cellsIn(grid) > maxCells) return undefined
  return cellsOfGrid(grid)
}
