// Tests the migration "rent-reminders" on tenancies that were agreed on before there were reminders of the rent.
import { afterAll, expect, test } from 'bun:test'
import { asc, sql } from 'drizzle-orm'
import { migrateUpTo } from '../../../test/migrate-up-to.ts'
import { createDatabase, dropDatabase } from '../../../test/test-database.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { migrateDatabase } from '../../platform/database/migrate.ts'
import { aiReminders } from '../../schema/reminders.ts'
import { remindOfTenancy } from './remind-of-rent.ts'

const url = await createDatabase(process.env.TEST_TEMPLATE_URL ?? '')
const { database, close } = openDatabase(url)
afterAll(async () => {
  await close()
  await dropDatabase(url)
})

const idOf = (number: number) => `01900000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`
const [landlord, tenant, home, homeInUtc, gone, archived] = [1, 2, 3, 4, 5, 6].map(idOf)

interface Tenancy {
  home: string | undefined
  rent: number | null
  dueDay: number | null
  status?: string
  startsOn?: string
  endsOn?: string
}

const reminded: Tenancy[] = [
  { home, rent: 2100, dueDay: 3 },
  { home, rent: 1234567.5, dueDay: 1, startsOn: '2019-05-20' },
  { home: homeInUtc, rent: null, dueDay: 28, startsOn: '2026-02-28' },
  { home: homeInUtc, rent: 900, dueDay: 5, startsOn: '2041-12-06', endsOn: '2042-12-31' },
  ...Array.from({ length: 28 }, (_, day) => ({ home, rent: 800, dueDay: day + 1, startsOn: '2026-03-10' })),
]
const notReminded: Tenancy[] = [
  { home, rent: 900, dueDay: null },
  { home, rent: 900, dueDay: 5, endsOn: '2025-12-31' },
  { home, rent: 900, dueDay: 5, status: 'offered' },
  { home, rent: 900, dueDay: 5, status: 'cancelled', startsOn: '2041-01-01' },
  { home: gone, rent: 900, dueDay: 5 },
  { home: archived, rent: 900, dueDay: 5, endsOn: '2025-12-31' },
]

/** What a person sees of reminders, and what tells their series. */
const reminders = async () =>
  (await database.select().from(aiReminders).orderBy(asc(aiReminders.relatedEntityId))).map(
    ({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...reminder }) => reminder,
  )

test('a lasting tenancy with a due day gets the reminder that an agreement makes, once, and no other does', async () => {
  await migrateUpTo(url, 'rent-reminders')
  for (const [id, type] of [
    [landlord, 'landlord'],
    [tenant, 'tenant'],
  ])
    await database.execute(sql`
      insert into users (id, email, password_hash, user_type, first_name, last_name)
      values (${id}, ${`${type}@example.org`}, '-', ${type}, 'Alex', 'Doe')`)
  for (const id of [home, homeInUtc, gone, archived])
    await database.execute(sql`
      insert into properties (id, landlord_id, title, description, address, city, state, zip_code, property_type, rent_amount,
        time_zone, deleted_at, archived_at, visibility_level)
      values (${id}, ${landlord}, ${`Home ${id}`}, '', '1 Main St', 'Oakland', 'CA', '94607', 'house', 1000,
        ${id === homeInUtc ? null : 'America/Los_Angeles'}, ${id === gone ? sql`now()` : null},
        ${id === archived ? sql`now()` : null}, ${id === archived ? 'private' : 'public'})`)
  const ids: string[] = []
  for (const [index, tenancy] of [...reminded, ...notReminded].entries()) {
    const id = idOf(index + 10)
    ids.push(id)
    // One open tenancy for each home and person, so that each has an end.
    await database.execute(sql`
      insert into tenancies (id, property_id, tenant_id, status, starts_on, ends_on, rent_amount, rent_due_day)
      values (${id}, ${tenancy.home}, ${tenant}, ${tenancy.status ?? 'agreed'}, ${tenancy.startsOn ?? '2020-01-01'},
        ${tenancy.endsOn ?? '2090-12-31'}, ${tenancy.rent}, ${tenancy.dueDay})`)
  }
  // One that its tenant deleted must stay that way.
  await database.execute(sql`
    insert into ai_reminders (id, user_id, title, description, reminder_type, anchor_at, due_at, next_reminder_at, is_active,
      related_entity_type, related_entity_id)
    values (${idOf(9)}, ${tenant}, 'Deleted', '', 'rent', now(), now(), now(), false, 'tenancy', ${ids[1]})`)
  await migrateDatabase(url)

  const migrated = await reminders()
  expect(migrated.map(({ relatedEntityId }) => relatedEntityId)).toEqual(ids.slice(0, reminded.length))
  expect(migrated[1]).toMatchObject({ title: 'Deleted', isActive: false })
  await database.delete(aiReminders)
  for (const id of ids) await database.transaction(transaction => remindOfTenancy(transaction, id))
  const made = await reminders()
  expect(migrated.toSpliced(1, 1)).toEqual(made.toSpliced(1, 1))
})
