import { exactTotalLimit } from '@portal/contract/properties/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { findHomes } from './find-homes.ts'
import { newest } from './home-sources.ts'
import { type Criteria, planned } from './search-criteria.ts'

/** The columns that indexes cover, plus those that only the row has if words are asked for. */
export const columnsFor = ({ readsRows }: Criteria): SQL =>
  sql`id, rent_amount, latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key${readsRows ? sql`, found_by` : sql``}`

/**
 * Reads the homes in the boxes, one box after the other. The planner must not see the other conditions: it
 * would look up the words again for each box.
 */
export const homesInBoxes = (criteria: Criteria, columns: SQL): SQL =>
  sql.join(
    criteria.boxes.map(
      ({ north, south, east, west }) => sql`
        select ${columns} from (
          select ${columnsFor(criteria)} from search_homes where spot <@ box(
            map_spot(${north}::float8, ${west}::float8), map_spot(${south}::float8, ${east}::float8)
          ) offset 0
        ) as inside where ${criteria.filter}`,
    ),
    sql` union all `,
  )

/** Stops past the exact total, at `exactTotalLimit + 1`. */
export const countUpToLimit = async (database: Database, criteria: Criteria, homes: SQL): Promise<number> => {
  const count = sql`select count(*)::integer as counted from (${homes} limit ${exactTotalLimit + 1}) as homes`
  const [row] = await database.execute<{ counted: number }>(planned(criteria, count))
  return row?.counted ?? 0
}

/** Counts matches even if they are rare; stops at `exactTotalLimit + 1`. */
export const countMatches = async (database: Database, criteria: Criteria): Promise<number> =>
  (await findHomes(database, { criteria, ...newest, limit: 0 })).total ?? 0

/** A query for the ids of the first matches, which were already found. */
export const readMatches = async (database: Database, criteria: Criteria, limit: number): Promise<SQL> => {
  const { homes } = await findHomes(database, { criteria, ...newest, limit })
  return sql`select unnest(${`{${homes.map(({ id }) => id).join(',')}}`}::uuid[])`
}
