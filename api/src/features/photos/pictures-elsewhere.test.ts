// Tests the migration "pictures-elsewhere" on homes, requests and people with pictures that are on other sites.
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

const [person, home, request] = [1, 2, 3].map(each => `01900000-0000-7000-8000-00000000000${each}`)
const photo = '/api/photos/01900000-0000-7000-8000-000000000004'
const elsewhere = ['https://elsewhere.example/1.jpg', '/uploads/2.jpg']
const me = 'https://elsewhere.example/me.jpg'

test('pictures elsewhere are kept for those whose they were, who are told once, and photos stay in their order', async () => {
  await migrateUpTo(url, '0044_pictures-elsewhere')
  await database.execute(sql`
    insert into users (id, email, password_hash, user_type, first_name, last_name, profile_picture)
    values (${person}, 'landlord@example.org', '-', 'landlord', 'Alex', 'Doe', ${me})`)
  const images = sql`array[${elsewhere[0]}, ${photo}, ${elsewhere[1]}]`
  await database.execute(sql`
    insert into properties (id, landlord_id, title, description, address, city, state, zip_code, property_type, rent_amount, images)
    values (${home}, ${person}, 'A home', '', '1 Main St', 'Oakland', 'CA', '94607', 'house', 1000, ${images})`)
  await database.execute(sql`
    insert into maintenance_requests (id, property_id, tenant_id, landlord_id, title, description, category, images)
    values (${request}, ${home}, ${person}, ${person}, 'A leak', 'The sink leaks.', 'plumbing', ${images})`)
  await migrateDatabase(url)

  const rows = async (query: ReturnType<typeof sql>) => [...(await database.execute(query))]
  expect(await rows(sql`select images from properties`)).toEqual([{ images: [photo] }])
  expect(await rows(sql`select images from maintenance_requests`)).toEqual([{ images: [photo] }])
  expect(await rows(sql`select profile_picture from users`)).toEqual([{ profile_picture: null }])
  expect(
    await rows(sql`select address from pictures_elsewhere where property_id = ${home} order by id`),
  ).toEqual(elsewhere.map(address => ({ address })))
  const others = await rows(sql`select address from pictures_elsewhere where property_id is null`)
  expect(others.map(({ address }) => address).toSorted()).toEqual([...elsewhere, me].toSorted())
  const told = await rows(sql`select user_id, action_url from ai_notifications order by action_url`)
  expect(told).toEqual([
    { user_id: person, action_url: '/landlord/properties' },
    { user_id: person, action_url: '/profile' },
  ])
})
