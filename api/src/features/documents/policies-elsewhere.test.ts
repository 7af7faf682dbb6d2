// Tests the migration "policies-elsewhere" on homes with policies that are on other sites.
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

const [person, home, other] = [1, 2, 3].map(each => `01900000-0000-7000-8000-00000000000${each}`)
const policy = '/api/documents/01900000-0000-7000-8000-000000000004/content'
const elsewhere = ['https://elsewhere.example/rules.pdf', '/uploads/parking.pdf']

test('policies elsewhere are named to their landlord once, and uploaded ones stay', async () => {
  await migrateUpTo(url, '0050_policies-elsewhere')
  await database.execute(sql`
    insert into users (id, email, password_hash, user_type, first_name, last_name)
    values (${person}, 'landlord@example.org', '-', 'landlord', 'Alex', 'Doe')`)
  for (const [id, title, policies] of [
    [home, 'A home', sql`array[${elsewhere[0]}, ${policy}, ${elsewhere[1]}]`],
    [other, 'Another', sql`array[${policy}]`],
  ] as const)
    await database.execute(sql`
      insert into properties (id, landlord_id, title, description, address, city, state, zip_code, property_type, rent_amount, policy_documents)
      values (${id}, ${person}, ${title}, '', '1 Main St', 'Oakland', 'CA', '94607', 'house', 1000, ${policies})`)
  await migrateDatabase(url)

  const rows = async (query: ReturnType<typeof sql>) => [...(await database.execute(query))]
  expect(await rows(sql`select policy_documents from properties`)).toEqual(
    [home, other].map(() => ({ policy_documents: [policy] })),
  )
  expect(await rows(sql`select user_id, message, action_url from ai_notifications`)).toEqual([
    {
      user_id: person,
      message: `Documents on other websites are not shown anymore. A home had: ${elsewhere.join(', ')}`,
      action_url: `/landlord/properties/${home}/edit`,
    },
  ])
})
