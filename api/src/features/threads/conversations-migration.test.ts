// Tests the migration "conversations" on inquiries with and without answers.
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

const idOf = (number: number): string => `01900000-0000-7000-8000-00000000000${number}`
const [tenant, other, landlord] = [idOf(1), idOf(2), idOf(3)]
const [home, flat] = [idOf(4), idOf(5)]
const [first, second, third, bare] = [idOf(6), idOf(7), idOf(8), idOf(9)]
const at = (hour: number): string => `2026-03-01T${String(hour).padStart(2, '0')}:00:00Z`

const answered = (hour: number, ...messages: string[]) =>
  JSON.stringify(messages.map((message, index) => ({ message, at: at(hour + index) })))

test('each inquiry’s words are in the conversation about its home, once and in order', async () => {
  await migrateUpTo(url, '0049_conversations')
  for (const [id, type] of [
    [tenant, 'tenant'],
    [other, 'tenant'],
    [landlord, 'landlord'],
  ] as const)
    await database.execute(sql`
      insert into users (id, email, password_hash, user_type, first_name, last_name)
      values (${id}, ${`${id}@example.org`}, '-', ${type}, 'Alex', 'Doe')`)
  for (const id of [home, flat])
    await database.execute(sql`
      insert into properties (id, landlord_id, title, description, address, city, state, zip_code, property_type, rent_amount)
      values (${id}, ${landlord}, 'A home', '', '1 Main St', 'Oakland', 'CA', '94607', 'house', 1000)`)
  await database.execute(sql`
    insert into property_inquiries (id, property_id, tenant_id, landlord_id, message, status, created_at, updated_at,
      response_message, response_date, earlier_responses)
    values
      (${first}, ${home}, ${tenant}, ${landlord}, 'Is it quiet?', 'responded', ${at(8)}, ${at(8)}, 'And sunny.', ${at(12)},
        ${answered(9, 'Very.', 'Really.')}::jsonb),
      (${second}, ${home}, ${tenant}, ${landlord}, 'And warm?', 'responded', ${at(11)}, ${at(11)}, 'Yes.', ${at(10)}, '[]'),
      (${third}, ${flat}, ${tenant}, ${landlord}, 'And this?', 'pending', ${at(7)}, ${at(7)}, null, null, '[]'),
      (${bare}, ${home}, ${other}, ${landlord}, null, 'cancelled', ${at(7)}, ${at(7)}, null, null, '[]')`)
  await database.execute(sql`
    insert into tenancies (id, property_id, tenant_id, starts_on) values (${idOf(0)}, ${flat}, ${other}, '2026-01-01')`)
  await migrateDatabase(url)

  const said = await database.execute<{ home: string; tenant: string; words: string[] | null }>(sql`
    select property_id as home, tenant_id as tenant, (
      select array_agg(position || ' ' || case sender_id when ${tenant} then 'T' when ${landlord} then 'L' end || ': ' || body
        order by position) from thread_messages where thread_id = threads.id
    ) as words
    from threads order by property_id, tenant_id`)
  expect([...said]).toEqual([
    {
      home,
      tenant,
      words: [
        '1 T: Is it quiet?',
        '2 L: Very.',
        '3 L: Really.',
        '4 T: And warm?',
        '5 L: Yes.',
        '6 L: And sunny.',
      ],
    },
    { home, tenant: other, words: null },
    { home: flat, tenant, words: ['1 T: And this?'] },
    { home: flat, tenant: other, words: null },
  ])
  const rows = async (query: ReturnType<typeof sql>) => [...(await database.execute(query))]
  expect(
    await rows(sql`
      select count(*)::int as inquiries from property_inquiries join threads on threads.id = thread_id
      where threads.tenant_id = property_inquiries.tenant_id and threads.property_id = property_inquiries.property_id
        and property_inquiries.updated_at = property_inquiries.created_at`),
  ).toEqual([{ inquiries: 4 }])
  expect(
    await rows(sql`
      select count(*)::int as wrong from threads left join thread_reads on thread_id = threads.id
      where position is distinct from last_position or unread > 0
        or last_message_at < (select max(created_at) from thread_messages where thread_id = threads.id)`),
  ).toEqual([{ wrong: 0 }])
})
