import type { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { Property } from '@portal/contract/properties/property'
import { exactTotalLimit, readCursor, readSpot, writeCursor } from '@portal/contract/properties/search'
import { defaultPageSize } from '@portal/contract/values/page'
import { sql } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { findHomes, type Search } from './find-homes.ts'
import { propertyJson } from './property-rows.ts'
import { criteriaOf } from './search-criteria.ts'

/** Public homes that meet every filter; occupied ones only when they are asked for, with their "Rented" badge (spec §2.10). */
export const searchProperties: Verb<typeof propertyEndpoints.search> = async ({ database }, { query }) => {
  const { sort = 'newest', near, cursor, limit = defaultPageSize } = query
  const criteria = await criteriaOf(database, query)
  if (!criteria) return { properties: [], total: 0, truncated: false, nextCursor: null }
  const search: Search = {
    criteria,
    sort,
    near: near === undefined ? undefined : readSpot(near),
    after: cursor === undefined ? undefined : readCursor(sort, cursor),
    show: propertyJson(sql`page.id`),
    limit: limit + 1, // the one more says whether another page follows
  }
  const [{ homes, total = 0 }, counted] = await Promise.all([
    findHomes(database, search),
    search.after && findHomes(database, { ...search, after: undefined, limit: 0 }),
  ])
  const page = homes.slice(0, limit)
  const last = page.at(-1)
  const all = counted?.total ?? total
  return {
    properties: page.flatMap(({ home }) => (isProperty(home) ? [home] : [])),
    total: Math.min(all, exactTotalLimit),
    truncated: all > exactTotalLimit,
    nextCursor: homes.length > limit && last ? writeCursor(sort, last) : null,
  }
}

/** Null is a home that its landlord has just taken back. Guarantee: `propertyJson` has all fields, and the answer's schema reads them. */
const isProperty = (home: unknown): home is Property => home !== null
