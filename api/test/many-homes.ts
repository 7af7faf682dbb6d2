// By the million, spread over a country, most around a few cities. Every run creates the same ones.
import { listingAmenities } from '@portal/contract/properties/choices'
import { untilTrue } from '@portal/server/test/until-true'
import { type SQL, sql } from 'drizzle-orm'
import { timeZoneAt } from '../src/domain/time-zone-at.ts'
import type { Database } from '../src/platform/database/database.ts'
import { cities } from './cities.ts'

const parts = [
  'Downtown',
  'Mission',
  'Old Town',
  'Riverside',
  'Hillcrest',
  'Midtown',
  'Lakeview',
  'Parkside',
  'Harbor',
  'Chinatown',
]

/** From 0 to 1; hardly any home has the last few. */
const amenityChances: readonly [string, number][] = [
  ...listingAmenities.map((name, index): [string, number] => [
    name,
    [0.15, 0.1, 0.6, 0.4, 0.55, 0.45, 0.5, 0.3, 0.12, 0.2, 0.15, 0.08, 0.3, 0.25][index] ?? 0,
  ]),
  ['Wine cellar', 0.0005],
  ['Boat mooring', 0.000_02],
]

const titles = [
  'Bright home in a quiet street',
  'Renovated, with bay windows',
  'Corner loft with a view',
  'Sunny rooms near the park',
  'Studio with a garden',
  'Top floor with high ceilings',
  'Cozy cottage behind the house',
  'Modern unit near transit',
]
const sentences = [
  'Morning light comes through three tall windows.',
  'The kitchen was rebuilt last year, with an induction range.',
  'Hardwood floors throughout, and generous closets.',
  'Set back from the street, so evenings are quiet.',
  'A fenced yard that gets the afternoon sun.',
  'Stone counters, and double-pane windows that keep the city outside.',
  'Laundry in the building, storage under the stairs.',
  'Ten minutes on foot from the station and the farmers market.',
  'The landlord lives upstairs and answers within the hour.',
  'Cats are welcome; dogs after we have met them.',
  'A lemon tree, a deck, and room for four bicycles.',
  'Secured entrance, parcel lockers and a shared roof terrace.',
]
/** Each is in one out of this many homes. */
const rareWords: readonly [string, number][] = [
  ['with a fireplace', 20],
  ['with a claw-foot bathtub', 400],
  ['with a harpsichord', 20_000],
]
const streets =
  'Main Oak Maple Valencia Folsom Second Third Fell Hayes Grant Lincoln Jackson Madison Union Castro Elm'

/** `by` is a number from 0 to 1. */
const one = (texts: readonly string[], by: SQL): SQL =>
  sql`(${sql.raw(`array[${texts.map(text => `'${text.replaceAll("'", "''")}'`).join(',')}]`)})[1 + floor(${by} * ${sql.raw(String(texts.length))})::integer]`

/** A pseudo-random number from 0 to 1 that depends only on the home and the salt. */
const chance = (salt: number): SQL => sql.raw(`many_homes_chance(home, ${salt})`)

const perStatement = 25_000
const landlordHomes = 50

/**
 * Unless exactly these exist already. Triggers index them; statistics and the visibility map are updated at the end,
 * as autovacuum would in time. `onProgress` gets the number of homes so far.
 */
export const addManyHomes = async (
  database: Database,
  count: number,
  onProgress: (homes: number) => void = () => {},
): Promise<void> => {
  await database.execute(sql`
    create or replace function many_homes_chance(home bigint, salt bigint) returns float8 language sql immutable parallel safe
    as 'select (hashint8extended(home, salt) & 1073741823) / 1073741824.0::float8'`)
  await database.execute(
    sql`create table if not exists many_homes_cities (number integer primary key, city jsonb not null)`,
  )
  await database.execute(sql`truncate many_homes_cities`)
  const all = cities().map(city => ({ ...city, zone: timeZoneAt(city) }))
  const people = all.reduce((sum, city) => sum + city.people, 0)
  let before = 0
  const shares = all.map(city => {
    before += city.people / people
    return before
  })
  await database.execute(sql`insert into many_homes_cities
    select number, city from jsonb_array_elements(${JSON.stringify(all)}::jsonb) with ordinality as given (city, number)`)
  const landlords = Math.ceil(count / landlordHomes)
  await database.execute(sql`
    insert into users (id, email, password_hash, user_type, first_name, last_name, verified_until)
    select ${landlordId(count, sql`number`)}, 'landlord-' || number || '-of-' || ${count}::integer || '@homes.example', '-', 'landlord',
      (array['Ana','Ben','Chloe','Dev','Eli','Fay'])[1 + number % 6], (array['Adams','Baker','Cruz','Diaz','Evans'])[1 + number % 5], case when number % 3 = 0 then now() + interval '2 years' end
    from generate_series(1, ${landlords}::integer) as number on conflict do nothing`)
  for (let from = 0; from < count; from += perStatement) {
    await database.execute(insertOf(count, landlords, shares, from, Math.min(from + perStatement, count)))
    if (from === 0) await database.execute(sql`analyze properties, search_homes, search_places`)
    onProgress(Math.min(from + perStatement, count))
  }
  await database.execute(sql`drop table many_homes_cities`)
  await database.execute(sql`drop function many_homes_chance`)
  await database.execute(sql`vacuum (analyze) properties, search_homes, search_places, users`)
}

/** For a database without homes that nothing else uses: the indexes are created once, after all rows. */
export const loadManyHomes = async (
  database: Database,
  count: number,
  onProgress?: (homes: number) => void,
): Promise<void> => {
  const indexes = await database.execute<{ name: string; made: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
    from pg_index where indrelid = 'search_homes'::regclass and not indisprimary`)
  for (const { name } of indexes) await database.execute(sql`drop index ${sql.identifier(name)}`)
  await database.execute(sql`alter table properties disable trigger user`)
  await addManyHomes(database, count, onProgress)
  await database.execute(sql`alter table properties enable trigger user`)
  await database.execute(sql`select note_search_places(array(select id from properties))`)
  await database.execute(sql`analyze search_places`)
  await database.execute(sql`insert into search_homes select * from searchable_homes order by id`)
  await database.execute(sql`set maintenance_work_mem = '512MB'`)
  for (const { made } of indexes) await database.execute(sql.raw(made))
  await database.execute(sql`reset maintenance_work_mem`)
  await database.execute(sql`analyze search_homes`)
  // Autovacuum may still be reading, which keeps rows from being marked as visible to everyone.
  await untilTrue(async () => {
    await database.execute(sql`vacuum properties, search_homes`)
    const [homes] = await database.execute<{ areSeen: boolean }>(sql`
      select bool_and(relallvisible >= relpages) as "areSeen" from pg_class
      where oid in ('properties'::regclass, 'search_homes'::regclass)`)
    return homes?.areSeen === true
  })
}

/** Their dates are spread evenly over the eleven months before December 2025. */
const idOf = (count: number): SQL => sql`(
  lpad(to_hex(1735689600000 + home * ${Math.floor(28_500_000_000 / count)}::bigint), 12, '0') || '7' || substr(md5(home || ' of ' || ${count}::integer), 1, 3)
  || 'a' || substr(md5(home || ' of ' || ${count}::integer), 4, 15))::uuid`

/** The landlord that owns a home, by the home's number. */
const landlordId = (count: number, number: SQL): SQL =>
  sql`overlay(overlay(md5('landlord ' || ${count}::integer || ' ' || ${number}) placing '7' from 13) placing 'a' from 17)::uuid`

const insertOf = (
  count: number,
  landlords: number,
  shares: readonly number[],
  from: number,
  to: number,
): SQL => {
  const spread = (salt: number) => sql`(${chance(salt)} + ${chance(salt + 1)} + ${chance(salt + 2)} - 1.5)`
  const amenities = amenityChances.map(
    ([name, often], index) =>
      sql`case when ${chance(100 + index)} < ${sql.raw(String(often))} * level then ${name}::text end`,
  )
  const mentions = rareWords.map(
    ([words, every], index) =>
      sql`case when ${chance(200 + index)} < 1.0 / ${sql.raw(String(every))} then ${` ${words}`}::text end`,
  )
  return sql`
    insert into properties (
      id, landlord_id, title, description, address, city, state, zip_code, neighborhood, latitude, longitude, time_zone,
      property_type, bedrooms, bathrooms, square_footage, rent_amount, security_deposit, available_date, is_available, amenities, images,
      pet_friendly, smoking_allowed, visibility_level, created_at, updated_at
    )
    select ${idOf(count)}, ${landlordId(count, sql`1 + home % ${landlords}::integer`)},
      concat(${one(titles, chance(1))}, ${sql.join(mentions, sql`, `)}),
      concat_ws(' ', ${one(sentences, chance(2))}, ${one(sentences, chance(3))}, ${one(sentences, chance(4))}, ${one(sentences, chance(5))}),
      concat(1 + floor(${chance(6)} * 2999)::integer, ' ', ${one(streets.split(' '), chance(7))}, ' St'),
      name, state, lpad((10000 + drawn.number * 31 % 89000 + floor(${chance(8)} * least(30, 1 + people / 20)))::integer::text, 5, '0'),
      case when people > 300 and ${chance(9)} < 0.8 then ${one(parts, chance(10))} end,
      case when ${chance(11)} < 0.97 then latitude + spread * ${spread(12)} end,
      case when ${chance(11)} < 0.97 then longitude + spread * 1.25 * ${spread(15)} end,
      case when ${chance(11)} < 0.97 then zone end,
      type, case when type <> 'office' then rooms end, greatest(1, rooms) * 0.5 + 0.5,
      (400 + rooms * 300 + ${chance(20)} * 250)::integer, asking, asking, date '2026-01-01' + (${chance(21)} * 300)::integer,
      ${chance(22)} >= 0.08, array_remove(array[${sql.join(amenities, sql`, `)}], null),
      array['/images/homes/' || 1 + home % 20 || '.jpg'], ${chance(23)} < 0.4, ${chance(24)} < 0.06,
      case when ${chance(25)} < 0.99 then 'public' else 'private' end, listed_at, listed_at
    from generate_series(${from}::bigint, ${to - 1}::bigint) as home
    cross join lateral (
      select 1 + width_bucket(${chance(0)}, ${`{${shares.join(',')}}`}::float8[]) as number,
        (array['apartment','apartment','apartment','house','house','condo','condo','apartment','house','office'])[1 + floor(${chance(30)} * 10)::integer] as type,
        timestamptz '2025-01-01' + home * ${Math.floor(28_500_000_000 / count)}::bigint * interval '1 millisecond' as listed_at
    ) as drawn
    join many_homes_cities as place on place.number = least(drawn.number, ${shares.length}::integer)
    cross join lateral jsonb_to_record(place.city) as city (
      name text, state text, latitude float8, longitude float8, people float8, rent float8, spread float8, zone text
    )
    cross join lateral (
      select case when type = 'house' then 2 + floor(${chance(31)} * 4)::integer else floor(${chance(31)} * 4)::integer end as rooms,
        0.6 + ${chance(32)} * 0.8 as level
    ) as size
    cross join lateral (select round((city.rent * (0.7 + 0.3 * rooms) * (0.4 + 0.6 * level) + 250)::numeric / 5) * 5 as asking) as asked
    on conflict do nothing`
}
