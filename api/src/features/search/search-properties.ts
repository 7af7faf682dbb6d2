import type { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { Property } from '@portal/contract/properties/property'
import {
  exactTotalLimit,
  maxFoundBytes,
  readCursor,
  readSpot,
  writeCursor,
} from '@portal/contract/properties/search'
import { defaultPageSize } from '@portal/contract/values/page'
import { sql } from 'drizzle-orm'
import { propertyJson } from '../../domain/property-rows.ts'
import type { Verb } from '../../platform/request/route.ts'
import { findHomes } from './find-homes.ts'
import type { Search } from './look-at-homes.ts'
import { criteriaOf } from './search-criteria.ts'

/** Public homes that meet every filter; occupied ones only on request, with their "Rented" badge (spec §2.10). */
export const searchProperties: Verb<typeof propertyEndpoints.search> = async ({ database }, { query }) => {
  const { sort = 'newest', near, cursor, limit = defaultPageSize } = query
  const criteria = await criteriaOf(database, query)
  if (!criteria) return { properties: [], total: 0, truncated: false, nextCursor: null }
  const search: Search = {
    criteria,
    sort,
    near: near === undefined ? undefined : readSpot(near),
    after: cursor === undefined ? undefined : readCursor(sort, cursor),
    show: propertyJson(sql`page.id`, query.fields),
    limit: limit + 1, // the extra row shows whether there is another page
  }
  const [{ homes, total = 0 }, counted] = await Promise.all([
    findHomes(database, search),
    search.after && findHomes(database, { ...search, after: undefined, limit: 0 }),
  ])
  const page = fitting(homes.slice(0, limit))
  const last = page.at(-1)
  const all = counted?.total ?? total
  return {
    properties: page.flatMap(({ home }) => (isProperty(home) ? [home] : [])),
    total: Math.min(all, exactTotalLimit),
    truncated: all > exactTotalLimit,
    nextCursor: homes.length > page.length && last ? writeCursor(sort, last) : null,
  }
}

/** As many of the first as fit into one answer, at least one. */
const fitting = <Found extends { home: unknown }>(homes: readonly Found[]): Found[] => {
  let bytes = 1000 // for everything else in the answer
  const next = homes.findIndex(({ home }) => {
    bytes += Buffer.byteLength(JSON.stringify(home)) + 1
    return bytes > maxFoundBytes
  })
  return homes.slice(0, next < 0 ? homes.length : Math.max(1, next))
}

/** Null is a home that was unlisted meanwhile. Guarantee: `propertyJson` has all fields, and the answer's schema reads them. */
const isProperty = (home: unknown): home is Property => home !== null
