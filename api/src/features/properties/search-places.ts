// Where homes are sought: cities, neighborhoods and ZIPs by name, and the cells of the map that an area touches.
import type { PropertyFilters } from '@portal/contract/properties/search'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { cellLevel } from '../../schema/search.ts'
import type { Box } from './boxes.ts'
import { cellsIn, cellsOfGrid, gridAt } from './map-grid.ts'

export interface Place {
  key: number
  kind: 'city' | 'neighborhood' | 'zip'
}

/** Places of which an index has the homes of each, in order. */
export interface FewPlaces {
  kind: 'city' | 'zip' | 'cell'
  keys: readonly number[]
}

/** Of so many cities or ZIPs each is walked through by itself. */
const fewPlaces = 16

/** An area of more is not looked up by its cells; a city has about ten. */
const mostCells = 60

/** The places that `location` is in; undefined when there is no such filter. */
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

/** The cities of `city` and `state`; undefined when there is neither filter. */
export const placesIn = async (
  database: Database,
  { city, state }: PropertyFilters,
): Promise<readonly Place[] | undefined> => {
  if (city === undefined && state === undefined) return undefined
  const inCity = sql`lower(${city?.trim() ?? ''}::text)`
  const inState = sql`lower(${state?.trim() ?? ''}::text)`
  const isCity = city === undefined ? undefined : sql`lower(city) = ${inCity}`
  const isState = state === undefined ? undefined : sql`lower(state) = ${inState}`
  const [before, after] = [
    city === undefined ? sql`'%'` : literal(inCity),
    state === undefined ? sql`'%'` : literal(inState),
  ]
  return database.execute<Place & Record<string, unknown>>(sql`
    select key, kind from search_places
    where kind = 'city' and match like ${before} || ', ' || ${after} and ${and(isCity, isState)}`)
}

/** What LIKE takes for nothing but itself. */
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

/** Few cities, or few ZIPs. */
export const fewOf = (places: readonly Place[]): FewPlaces | undefined => {
  const keys = places.map(({ key }) => key)
  const isOf = (kind: Place['kind']) => keys.length <= fewPlaces && places.every(place => place.kind === kind)
  if (isOf('city')) return { kind: 'city', keys }
  return isOf('zip') ? { kind: 'zip', keys } : undefined
}

export interface CellOfHomes {
  x: number
  y: number
}

/** The cells of the map that an area touches; undefined when there is no area, or one of too many cells. */
export const cellsOf = (boxes: readonly Box[]): CellOfHomes[] | undefined => {
  const grid = gridAt(cellLevel, boxes)
  if (!grid || cellsIn(grid) > mostCells) return undefined
  return cellsOfGrid(grid)
}
