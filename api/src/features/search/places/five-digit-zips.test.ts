// Tests the migration "five-digit-zips" on existing homes.
import { afterAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { expectFreshCounts } from '../../../../test/fresh-counts.ts'
import { migrateUpTo } from '../../../../test/migrate-up-to.ts'
import { createDatabase, dropDatabase } from '../../../../test/test-database.ts'
import { untilCounted } from '../../../../test/until-counted.ts'
import { openDatabase } from '../../../platform/database/database.ts'
import { migrateDatabase } from '../../../platform/database/migrate.ts'

const url = await createDatabase(process.env.TEST_TEMPLATE_URL ?? '')
const { database, close } = openDatabase(url)
afterAll(async () => {
  await close()
  await dropDatabase(url)
})

const person = '01900000-0000-7000-8000-000000000001'
const list = (zipCodes: readonly string[]) =>
  database.execute(sql`
    insert into properties (id, landlord_id, title, description, address, city, state, zip_code, property_type, rent_amount)
    select gen_random_uuid(), ${person}, 'A home', '', '1 Main St', 'Oakland', 'CA', zip_code, 'house', 1000
    from json_array_elements_text(${JSON.stringify(zipCodes)}::json) as zip_code`)
/** Counts the homes of places the way that version did. */
const countAsThen = async () => {
  await database.execute(sql`
    insert into places (key, kind, name, city, state, name_words, words, count, changes)
    select key, kind, name, city, state, words_of(name), words_of(name), count(*), count(*)
    from search_homes join search_places on key in (city_key, neighborhood_key, zip_key)
    group by key`)
  await database.execute(sql`delete from home_changes`)
}
const zips = async () => {
  const rows = await database.execute<{ name: string; count: number; known: number }>(sql`
    select name, count, (select count(*)::integer from search_homes where found_by @@ ('''@place:' || key || '''')::tsquery) as known
    from places where kind = 'zip' order by name`)
  return rows.map(({ name, count, known }) => [name, count, known])
}

test('homes of a ZIP+4 count toward their ZIP, whether they were counted before or not', async () => {
  await migrateUpTo(url, '0018_five-digit-zips')
  await database.execute(sql`
    insert into users (id, email, password_hash, user_type, first_name, last_name)
    values (${person}, 'landlord@example.org', '-', 'landlord', 'Alex', 'Doe')`)
  await database.execute(sql`
    insert into saved_searches (id, user_id, name, alert, filters, zone)
    values (gen_random_uuid(), ${person}, 'My street', 'never', '{"location": "94110-1234", "minRent": 500}', 'UTC')`)
  await list(['94110-1234', '94110-1234', '94110', '94607-0001', 'SW1A 1AA'])
  await countAsThen()
  expect(await zips()).toEqual([
    ['94110', 1, 1],
    ['94110-1234', 2, 2],
    ['94607-0001', 1, 1],
    ['SW1A 1AA', 1, 1],
  ])
  await list(['94110-4321', '94110-1234'])
  await migrateDatabase(url)
  await untilCounted(database)
  expect(await zips()).toEqual([
    ['94110', 5, 5],
    ['94607', 1, 1],
    ['SW1A 1AA', 1, 1],
  ])
  await expectFreshCounts(database)
  const [search] = await database.execute(sql`select filters, location from saved_searches`)
  expect(search).toEqual({ filters: { location: '94110', minRent: 500 }, location: '94110' })
  const [left] = await database.execute(
    sql`select count(*)::integer as count from search_places where name like '%-%'`,
  )
  expect(left).toEqual({ count: 0 })
})
