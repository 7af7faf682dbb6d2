import type { SearchCursor } from '@portal/contract/properties/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { type Order, type OrderRequest, type Source, whereAll } from './home-sources.ts'
import { type Criteria, planned } from './search-criteria.ts'
import { keysOf } from './search-places.ts'

export interface Search extends OrderRequest {
  criteria: Criteria
  limit: number
  /** What to read of each home as JSON: an expression about the home `page.id`. */
  show?: SQL
}

export interface FoundHome extends SearchCursor {
  home: unknown
}

interface LookResult {
  /** At most `limit`, in order and after the cursor. */
  homes: FoundHome[]
  /** Among the entries that were read. */
  matches: number
  /** Whether the source has no further matches. */
  isAll: boolean
}

interface Extent {
  /** The maximum number of entries to read; unlimited if missing. */
  most?: number | undefined
  /** Stops after this many matches; unlimited if missing. */
  upTo?: number | undefined
  /** The source is not in the search's order, so homes after the stop can belong before the ones found. */
  isUnordered?: boolean
}

/** Uses one statement: counts the homes that meet the criteria, and shows the first. */
export const lookAtHomes = async (
  database: Database,
  { criteria, limit, show = sql`null` }: Search,
  order: Order,
  { select, places, unordered, isWhole, filter: ofSource = criteria.filter }: Source,
  { most, upTo, isUnordered = false }: Extent,
): Promise<LookResult> => {
  const isNearest = order.key === 'distance'
  const filter = isNearest ? sql`${ofSource} and latitude is not null and longitude is not null` : ofSource
  const distance = unordered ? sql`distance` : order.distanceOf(sql`map_spot(latitude, longitude)`)
  const columns = isNearest ? sql`id, ${distance} as distance` : sql`id, rent_amount`
  const stop = upTo === undefined ? sql`` : sql`limit ${upTo}`
  const inTurn = isUnordered ? sql`` : sql`order by ${order.by}`
  // Both settings keep the planner from using other indexes for the filter, because one has been chosen.
  const part = most === undefined ? sql`offset 0` : sql`limit ${most}`
  const matched = sql`select ${columns} from (${select(part)}) as homes where ${filter} ${inTurn} ${stop}`
  const beyond =
    most === undefined ? sql`false` : sql`exists (${(unordered ?? select)(sql`offset ${most} limit 1`)})`
  // The approximate number of all homes is known.
  const isMore = isWhole
    ? sql`case when (select reltuples from pg_class where oid = 'search_homes'::regclass) > ${(most ?? 0) * 2}::float8
        then true else ${beyond} end`
    : beyond
  const isStopped = upTo === undefined ? sql`false` : sql`matches >= ${upTo}`
  const statement = sql`
    with matched as materialized (${
      places === undefined
        ? matched
        : sql`select found.* from unnest(${keysOf(places)}) as place cross join lateral (${matched}) as found ${inTurn} ${stop}`
    }),
    counted as materialized (select count(*)::integer as matches from matched),
    page as (
      select id, ${order.key === '' ? sql`''` : sql.identifier(order.key)}::text as key
      from matched ${whereAll([order.isAfter])} order by ${order.by} limit ${limit}
    )
    select matches, coalesce((select json_agg(json_build_array(id, key, ${show})) from page), '[]') as homes,
      case when ${isStopped} then false else not ${isMore} end as "isAll"
    from counted`
  const [row] = await database.execute<{
    homes: [string, string, unknown][]
    matches: number
    isAll: boolean
  }>(planned(criteria, statement))
  if (!row) throw new Error('A count without groups returned no row')
  return { ...row, homes: row.homes.map(([id, key, home]) => ({ id, key, home })) }
}
