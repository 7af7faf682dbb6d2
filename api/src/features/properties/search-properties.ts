import type { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { exactTotalLimit, openRent, type SearchProperties } from '@portal/contract/properties/search'
import {
  type AnyColumn,
  and,
  arrayContains,
  between,
  desc,
  eq,
  gte,
  isNotNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { readPage } from '../../platform/read-page.ts'
import type { Verb } from '../../platform/route.ts'
import { isThere, properties } from '../../schema/properties.ts'
import { selectProperties } from './property-rows.ts'

/** Public homes that meet every filter, newest first; occupied ones too, with their "Rented" badge (spec §2.10). */
export const searchProperties: Verb<typeof propertyEndpoints.search> = async ({ database }, { query }) => {
  const filter = filterOf(query)
  const [{ page, nextCursor }, counted] = await Promise.all([
    readPage(query, properties.id, (isFurther, rows) =>
      selectProperties(database).where(and(filter, isFurther)).orderBy(desc(properties.id)).limit(rows),
    ),
    countUpTo(exactTotalLimit + 1, database, filter),
  ])
  return {
    properties: page,
    total: Math.min(counted, exactTotalLimit),
    truncated: counted > exactTotalLimit,
    nextCursor,
  }
}

/** Stops counting at `most`, so that the cost stays flat however many homes match. */
const countUpTo = async (most: number, database: Database, filter: SQL | undefined): Promise<number> => {
  const bounded = database
    .select({ id: properties.id })
    .from(properties)
    .where(filter)
    .limit(most)
    .as('bounded')
  const [row] = await database.select({ counted: sql<number>`count(*)::int` }).from(bounded)
  return row?.counted ?? 0
}

const filterOf = (query: SearchProperties): SQL | undefined => {
  const { city, state, minRent, maxRent, propertyType, bedrooms, bathrooms, amenities } = query
  const wanted =
    amenities
      ?.split(',')
      .map(name => name.trim())
      .filter(Boolean) ?? []
  return and(
    isThere,
    eq(properties.visibilityLevel, 'public'),
    areaOf(query),
    city === undefined ? undefined : eq(sql`lower(${properties.city})`, sql`lower(${city.trim()})`),
    state === undefined ? undefined : eq(sql`lower(${properties.state})`, sql`lower(${state.trim()})`),
    minRent === undefined ? undefined : gte(properties.rentAmount, minRent),
    maxRent === undefined || maxRent === openRent ? undefined : lte(properties.rentAmount, maxRent),
    propertyType === undefined ? undefined : eq(properties.propertyType, propertyType),
    atLeastFrom(4, properties.bedrooms, bedrooms),
    atLeastFrom(3, properties.bathrooms, bathrooms),
    wanted.length > 0 ? arrayContains(properties.amenities, wanted) : undefined,
    query.petFriendly === 'true' ? properties.petFriendly : undefined,
    query.smokingAllowed === 'true' ? properties.smokingAllowed : undefined,
  )
}

/** The box of the map, edges inclusive; one whose west lies east of its east crosses the 180th meridian. */
const areaOf = ({ north, south, east, west }: SearchProperties): SQL | undefined => {
  if (north === undefined || south === undefined || east === undefined || west === undefined) return undefined
  const { latitude, longitude } = properties
  const isInside =
    west <= east ? between(longitude, west, east) : or(gte(longitude, west), lte(longitude, east))
  return and(isNotNull(latitude), isNotNull(longitude), between(latitude, south, north), isInside)
}

/** The filters' top bucket means "at least" ("4+", "3+", spec §9); other values are exact. */
const atLeastFrom = (top: number, column: AnyColumn, value: number | undefined): SQL | undefined => {
  if (value === undefined) return undefined
  return value === top ? gte(column, value) : eq(column, value)
}
