// Counts changed homes: by place, by map cell, and by identical features.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { finestLevel, homeChanges, mapCells, places } from '../../../schema/places.ts'
import { searchHomes, searchPlaces } from '../../../schema/search.ts'
import { countAlike } from './count-alike.ts'

/** This many changes, if they are also one in fifty homes, are a bulk load: counting all cells is then faster. */
const bulk = { changes: 1000, ofHomes: 50 }
/** Places to measure at once; large cities make this slow. */
const maxMeasuredAtOnce = 100

const lockKey = 7_301_042_018

/**
 * Counts all committed changes. Only one process does this at a time; others skip. The counts are committed
 * together with taking the changes, so a process that dies in the middle leaves no trace.
 */
export const countHomes = async (database: Database): Promise<void> => {
  await countChanges(database)
  while ((await measureSome(database)) === maxMeasuredAtOnce);
}

/** Runs the work if no other process is running it; otherwise returns undefined. */
const alone = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result | undefined> =>
  inTransaction(database, async transaction => {
    const [lock] = await transaction.execute<{ isOurs: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockKey}) as "isOurs"`,
    )
    if (!lock?.isOurs) return undefined
    // New tables have no statistics, so the planner would scan whole tables; force index lookups.
    for (const way of ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'])
      await transaction.execute(sql`set local ${sql.raw(way)} = off`)
    return work(transaction)
  })

const countChanges = async (database: Database): Promise<void> => {
  const [waiting] = await database.execute(sql`select 1 from ${homeChanges} limit 1`)
  if (!waiting) return
  await alone(database, async transaction => {
    const isBulk = await takeChanges(transaction)
    await countPlaces(transaction)
    await countAlike(transaction)
    if (isBulk) return countAllCells(transaction)
    await countFinestCells(transaction)
    await countCoarserCells(transaction)
  })
}

/** Moves the changes to a temporary table of this connection, which is dropped at commit. Returns whether they are a bulk load. */
const takeChanges = async (transaction: Database): Promise<boolean> => {
  await transaction.execute(
    sql`create temporary table if not exists changes_taken (like ${homeChanges}) on commit delete rows`,
  )
  const [taken] = await transaction.execute<{ changes: number; homes: number }>(sql`
    with taken as (delete from ${homeChanges} returning *),
    kept as (insert into changes_taken select * from taken returning 1)
    select count(*)::integer as changes, (
      select reltuples::float8 from pg_class where oid = 'search_homes'::regclass
    ) as homes from kept`)
  return taken !== undefined && taken.changes > Math.max(bulk.changes, taken.homes / bulk.ofHomes)
}

const countPlaces = async (transaction: Database): Promise<void> => {
  await transaction.execute(sql`
    insert into ${places} as kept (key, kind, name, city, state, name_words, words, count, changes)
    select key, kind, name, city, state, words_of(name), words_of(concat_ws(' ', name, nullif(city, name), state)),
      changed.count, changed.changes
    from (
      select key, sum(change) as count, count(*) as changes
      from changes_taken cross join unnest(array[city_key, neighborhood_key, zip_key]) as key
      where change <> 0 and key is not null
      group by key
    ) as changed join ${searchPlaces} using (key)
    on conflict (key) do update set count = kept.count + excluded.count, changes = kept.changes + excluded.changes`)
  await transaction.execute(sql`
    delete from ${places} where count = 0 and key = any (array(
      select distinct unnest(array[city_key, neighborhood_key, zip_key]) from changes_taken
    ))`)
}

/** The condition of places where at least one home in twenty changed since they were measured. */
const isToMeasure = sql`changes * 20 >= count`

/**
 * Measures places again and returns how many: small ones always, large cities rarely. Homes further from the
 * middle half than three times its size are left out (Tukey's far-out fences), which catches a single wrong
 * coordinate among five homes. Anything within a kilometer counts.
 */
const measureSome = async (database: Database): Promise<number> => {
  const [waiting] = await database.execute(sql`select 1 from ${places} where ${isToMeasure} limit 1`)
  if (!waiting) return 0
  const measured = await alone(database, async transaction => {
    const { length } = await transaction.execute(sql`
      update ${places} as place set
        changes = 0,
        city = case place.kind when 'zip' then coalesce(cities.city, '') else place.city end,
        state = case place.kind when 'zip' then coalesce(cities.state, '') else place.state end,
        words = case place.kind
          when 'zip' then words_of(concat_ws(' ', place.name, cities.city, cities.state)) else place.words end,
        north = bounds.north, south = bounds.south, east = bounds.east, west = bounds.west
      from (select key from ${places} where ${isToMeasure} limit ${maxMeasuredAtOnce}) as chosen
      join ${places} as old using (key)
      cross join lateral (
        with homes as materialized (${homesOf(sql`old`)}),
        middle as (
          select
            mode() within group (order by city_key) as city_key,
            percentile_disc(array[0.25, 0.75]) within group (order by latitude) as latitudes,
            percentile_disc(array[0.25, 0.75]) within group (order by longitude) as longitudes
          from homes
        )
        select middle.city_key, max(latitude) as north, min(latitude) as south, max(longitude) as east,
          min(longitude) as west
        from middle left join homes
          on latitude between ${fences(sql`latitudes`)} and longitude between ${fences(sql`longitudes`)}
        group by middle.city_key
      ) as bounds
      left join ${searchPlaces} as cities on cities.key = bounds.city_key
      where place.key = old.key
      returning 1`)
    return length
  })
  return measured ?? 0
}

const isOnOffer = sql`on_offer(traits) = 1`

/** The homes on offer in a place. For cities an index covers the query; other places have fewer homes. */
const homesOf = (place: SQL): SQL => sql`
  select latitude, longitude, city_key from ${searchHomes}
  where ${place}.kind = 'city' and city_key = ${place}.key and ${isOnOffer}
  union all
  select latitude, longitude, city_key from ${searchHomes}
  where ${place}.kind <> 'city' and found_by @@ ('''@place:' || ${place}.key || '''')::tsquery and ${isOnOffer}`

/** Three times the interquartile distance on both sides, and at least 0.01 degrees. */
const fences = (quartiles: SQL): SQL => {
  const margin = sql`greatest(3 * (${quartiles}[2] - ${quartiles}[1]), 0.01)`
  return sql`${quartiles}[1] - ${margin} and ${quartiles}[2] + ${margin}`
}

const counted = sql`(level, x, y, rented, count, latitude_sum, longitude_sum, min_rent)`
const asCounted = sql`
  on conflict (level, x, y, rented) do update set count = excluded.count, latitude_sum = excluded.latitude_sum,
    longitude_sum = excluded.longitude_sum, min_rent = excluded.min_rent`

/** The cells with changed homes, at a level whose map has this many cells from west to east. */
const changedCells = (side: SQL): SQL => sql`(
  select distinct floor(spot[0] * ${side})::integer as x, floor(spot[1] * ${side})::integer as y
  from changes_taken where spot is not null
) as changed`

/** Recounts the homes in each changed cell of the finest level, so that errors do not accumulate. */
const countFinestCells = async (transaction: Database): Promise<void> => {
  const side = sql.raw(`${2 ** finestLevel}.0::float8`)
  const homesInside = sql`
    ${searchHomes} as home
    where home.spot <@ box(
        point(changed.x / ${side}, changed.y / ${side}), point((changed.x + 1) / ${side}, (changed.y + 1) / ${side})
      )
      and floor(home.spot[0] * ${side}) = changed.x and floor(home.spot[1] * ${side}) = changed.y`
  await transaction.execute(sql`
    insert into ${mapCells} as kept ${counted}
    select ${finestLevel}, changed.x, changed.y, inside.*
    from ${changedCells(side)} cross join lateral (
      select ${isRented(sql`home.traits`)} as rented, count(*), sum(latitude), sum(longitude), min(rent_amount)
      from ${homesInside} group by rented
    ) as inside
    ${asCounted}`)
  await transaction.execute(sql`
    delete from ${mapCells} as kept using ${changedCells(side)}
    where kept.level = ${finestLevel} and kept.x = changed.x and kept.y = changed.y
      and not exists (select from ${homesInside} and ${isRented(sql`home.traits`)} = kept.rented)`)
}

/** Sums the changed cells of each coarser level from their four children, which are counted first. */
const countCoarserCells = async (transaction: Database): Promise<void> => {
  const changed = changedCells(sql`power(2::float8, above)`)
  const parts = sql`
    ${mapCells} as part where part.level = above + 1
      and part.x = any (array[changed.x * 2, changed.x * 2 + 1]) and part.y = any (array[changed.y * 2, changed.y * 2 + 1])`
  await transaction.execute(sql`do $$ begin
    for above in reverse ${sql.raw(String(finestLevel - 1))}..0 loop
      insert into ${mapCells} as kept ${counted}
      select above, changed.x, changed.y, inside.*
      from ${changed} cross join lateral (
        select rented, sum(count), sum(latitude_sum), sum(longitude_sum), min(min_rent) from ${parts} group by rented
      ) as inside
      ${asCounted};

      delete from ${mapCells} as kept using ${changed}
      where kept.level = above and kept.x = changed.x and kept.y = changed.y
        and not exists (select from ${parts} and part.rented = kept.rented);
    end loop;
  end $$`)
}

/** Counts all homes in all cells: the finest level from homes, each coarser level from the finer one. */
const countAllCells = async (transaction: Database): Promise<void> => {
  const side = sql.raw(`${2 ** finestLevel}.0::float8`)
  await transaction.execute(sql`delete from ${mapCells}`)
  await transaction.execute(sql`
    insert into ${mapCells} ${counted}
    select ${finestLevel}, floor(spot[0] * ${side})::integer as x, floor(spot[1] * ${side})::integer as y,
      ${isRented(sql`traits`)} as rented, count(*), sum(latitude), sum(longitude), min(rent_amount)
    from ${searchHomes} where spot is not null
    group by x, y, rented`)
  await transaction.execute(sql`do $$ begin
    for above in reverse ${sql.raw(String(finestLevel - 1))}..0 loop
      insert into ${mapCells} ${counted}
      select above, x >> 1, y >> 1, rented, sum(count), sum(latitude_sum), sum(longitude_sum), min(min_rent)
      from ${mapCells} where level = above + 1
      group by x >> 1, y >> 1, rented;
    end loop;
  end $$`)
}

const isRented = (traits: SQL): SQL => sql`(1 - on_offer(${traits}))`
