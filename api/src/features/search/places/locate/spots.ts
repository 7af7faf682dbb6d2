// Locates places: in the middle of their listed homes, or else from a list.
import type { Spot } from '@portal/contract/places/endpoints'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/database.ts'
import { searchHomes, searchPlaces } from '../../../../schema/search.ts'
import { knownCityCalled } from '../known-cities.ts'

/** This many homes are enough to locate a place. */
const enoughHomes = 100

/** The median position of a query's homes, so that a few wrong coordinates do not matter. */
export const middleOf = async (database: Database, homes: SQL): Promise<Spot | undefined> => {
  const [middle] = await database.execute<{ [Degrees in keyof Spot]: number | null }>(sql`
    select percentile_cont(0.5) within group (order by latitude) as latitude,
      percentile_cont(0.5) within group (order by longitude) as longitude
    from (${homes}) as homes`)
  if (!middle || middle.latitude === null || middle.longitude === null) return undefined
  return { latitude: middle.latitude, longitude: middle.longitude }
}

/** The middle of the homes in matching places, including rented ones; undefined if none has coordinates. */
export const spotOfHomes = (database: Database, isNamed: SQL): Promise<Spot | undefined> =>
  middleOf(
    database,
    sql`select latitude, longitude from ${searchHomes}
      where found_by @@ (
        select array_to_string(array_agg('''@place:' || key || ''''), ' | ') from ${searchPlaces} where ${isNamed}
      )::tsquery and latitude is not null limit ${enoughHomes}`,
  )

/** The city's position from the list of cities. */
export const spotOfCity = (named: string): Spot | undefined => {
  const city = knownCityCalled(named)
  return city && { latitude: city.latitude, longitude: city.longitude }
}

/** For a ZIP without homes, uses ZIPs with the same first three digits, which are one postal region. */
export const spotNearZip = async (database: Database, named: string): Promise<Spot | undefined> => {
  if (!/^\d{5}$/.test(named)) return undefined
  for (const digits of [4, 3]) {
    const spot = await spotOfHomes(database, sql`kind = 'zip' and match like ${`${named.slice(0, digits)}%`}`)
    if (spot) return spot
  }
  return undefined
}
