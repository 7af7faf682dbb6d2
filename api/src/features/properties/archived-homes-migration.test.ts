// Tests the migration "archived-homes" on homes that were available while people live there.
import { afterAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { migrateUpTo } from '../../../test/migrate-up-to.ts'
import { createDatabase, dropDatabase } from '../../../test/test-database.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { migrateDatabase } from '../../platform/database/migrate.ts'

const url = await createDatabase(process.env.TEST_TEMPLATE_URL ?? '')
const { database, close } = openDatabase(url)
afterAll(async () => {
  await close()
  await dropDatabase(url)
})

const [tenant, landlord] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]

test('homes that people live in are no longer available, unless only from when they are free on', async () => {
  await migrateUpTo(url, '_archived-homes')
  for (const [id, type] of [
    [tenant, 'tenant'],
    [landlord, 'landlord'],
  ])
    await database.execute(sql`
      insert into users (id, email, password_hash, user_type, first_name, last_name)
      values (${id}, ${`${id}@example.org`}, '-', ${type}, 'Alex', 'Doe')`)
  const cases = [
    ['let for good', null, null, 'agreed', false],
    ['let, free later, listed from today', null, '2090-01-31', 'agreed', false],
    ['let, and listed from before it is free', '2090-01-31', '2090-01-31', 'agreed', false],
    ['let, and listed from when it is free', '2090-02-01', '2090-01-31', 'agreed', true],
    ['free again', null, '2024-01-31', 'agreed', true],
    ['offered alone', null, null, 'offered', true],
  ] as const
  for (const [title, availableDate, endsOn, status] of cases) {
    const id = Bun.randomUUIDv7()
    await database.execute(sql`
      insert into properties (id, landlord_id, title, description, address, city, state, zip_code, property_type, rent_amount, available_date)
      values (${id}, ${landlord}, ${title}, '', '1 Main St', 'Oakland', 'CA', '94607', 'house', 1000, ${availableDate})`)
    await database.execute(sql`
      insert into tenancies (id, property_id, tenant_id, status, starts_on, ends_on)
      values (${Bun.randomUUIDv7()}, ${id}, ${tenant}, ${status}, '2020-01-01', ${endsOn})`)
  }
  await migrateDatabase(url)
  const homes = await database.execute<{ title: string; isAvailable: boolean }>(
    sql`select title, is_available as "isAvailable" from properties order by id`,
  )
  expect(homes.map(({ title, isAvailable }) => [title, isAvailable])).toEqual(
    cases.map(([title, , , , isAvailable]) => [title, isAvailable]),
  )
})
