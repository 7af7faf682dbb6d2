// By the hundred thousand, as people who look for these homes would save them. Every run creates the same ones.
import { maxSavedSearches } from '@portal/contract/saved-searches/saved-search'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'

/** A pseudo-random number from 0 to 1 that depends only on the search and the salt. */
const chance = (salt: number): SQL =>
  sql.raw(`((hashint8extended(search, ${salt}) & 1073741823) / 1073741824.0::float8)`)

/**
 * Half search an area of the map, most others a city, a ZIP code or a neighborhood, and one in twenty everywhere. The
 * homes must exist.
 */
export const addManySearches = async (database: Database, count: number): Promise<void> => {
  await database.execute(sql`
    insert into users (id, email, password_hash, user_type, first_name, last_name)
    select md5('searcher ' || number)::uuid, 'searcher-' || number || '@homes.example', '-', 'tenant', 'Sam', 'Seeker'
    from generate_series(0, ${Math.ceil(count / maxSavedSearches)}::integer) as number on conflict do nothing`)
  await database.execute(sql`
    with homes as materialized (
      select row_number() over (order by search_homes.id) as number, latitude, longitude, rent_amount as rent, bedrooms,
        cities.name as city, cities.state, zips.match as zip, neighborhoods.name as neighborhood
      from search_homes
      join search_places as cities on cities.key = city_key
      join search_places as zips on zips.key = zip_key
      left join search_places as neighborhoods on neighborhoods.key = neighborhood_key
      where latitude is not null
    )
    insert into saved_searches (id, user_id, name, alert, zone, filters, words)
    select md5('search ' || search)::uuid, md5('searcher ' || search / ${maxSavedSearches}::integer)::uuid, 'Search ' || search,
      (array['instant', 'daily', 'daily', 'never'])[1 + floor(${chance(1)} * 4)::integer], 'America/Los_Angeles',
      jsonb_strip_nulls(place.filters || jsonb_build_object(
        'maxRent', case when ${chance(2)} < 0.7 then round(rent::numeric * (0.8 + ${chance(3)} * 0.6)::numeric) end,
        'minRent', case when ${chance(4)} < 0.3 then round(rent::numeric * 0.5) end,
        'bedrooms', case when ${chance(5)} < 0.5 then least(bedrooms, 4) end,
        'propertyType', case when ${chance(6)} < 0.3 then 'apartment' end,
        'amenities', case when ${chance(7)} < 0.1 then 'Parking,Laundry' when ${chance(7)} < 0.2 then 'Dishwasher' end,
        'petFriendly', case when ${chance(8)} < 0.15 then 'true' end,
        'q', word
      )), case when word is not null then ($$'$$ || word || $$':*$$)::tsquery end
    from generate_series(1, ${count}::bigint) as search
    cross join lateral (
      select ${chance(9)} as kind, (0.01 + ${chance(10)} * 0.15) as half, case when ${chance(11)} < 0.05 then 'loft' end as word
    ) as drawn
    join homes on homes.number = 1 + floor(${chance(12)} * (select count(*) from homes))::bigint
    cross join lateral (
      select case
        when kind < 0.5 then jsonb_build_object(
          'north', latitude + half, 'south', latitude - half, 'east', longitude + half, 'west', longitude - half)
        when kind < 0.75 then jsonb_build_object('location', city || ', ' || state)
        when kind < 0.8 then jsonb_build_object('city', city, 'state', state)
        when kind < 0.88 then jsonb_build_object('location', zip)
        when kind < 0.95 then jsonb_build_object('location', coalesce(neighborhood, city))
        else '{}'::jsonb end as filters
    ) as place
    on conflict do nothing`)
  await database.execute(sql`vacuum (analyze) saved_searches`)
}
