// What a page of a long queue costs.
import { beforeAll, expect, test } from 'bun:test'
import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { howMany } from '@portal/server/test/length'
import { sql } from 'drizzle-orm'
import { contextAs } from '../../../test/context-as.ts'
import { explainedDatabase } from '../../../test/explained-database.ts'
import { makeAdministrator } from '../../../test/new-finding.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { findPeople } from './find-people.ts'
import { listFindings } from './list-findings.ts'

const { database, services, signUp } = await openTestApp()
const admin = await signUp('tenant')
await makeAdministrator(database, admin.user.id)

const findings = howMany(20_000, 100_000)
/** A tenth as many are reported. */
const reported = findings / 10

beforeAll(async () => {
  await database.execute(sql`
    insert into users (id, email, password_hash, user_type, first_name, last_name)
    select gen_random_uuid(), 'many-' || n || '@example.org', '', 'tenant', 'Many' || n, 'People' || n
    from generate_series(1, ${2 * reported}::integer) n`)
  // Half are the contact filter's, the others reports; one person has a twentieth of all.
  await database.execute(sql`
    insert into content_violations (id, user_id, violation_type, source, subject_type, subject_id, reason, reported_by,
      queued_at, created_at)
    select gen_random_uuid(), accused.id, 'email', case when n % 2 = 0 then 'message' else 'report' end,
      case when n % 2 = 1 then 'person' end, case when n % 2 = 1 then accused.id end,
      case when n % 2 = 1 then case when n % 1001 = 0 then 'scam' else 'other' end end, null,
      now() - interval '30 days' + n * interval '10 seconds', now() - interval '30 days'
    from generate_series(1, ${findings}) n
    join (select id, row_number() over (order by id) as place from users where email like 'many-%') accused
      on accused.place = case when n % 20 = 1 then 1 else n % ${reported}::integer + 1 end`)
  await database.execute(sql`vacuum analyze content_violations`)
  await database.execute(sql`vacuum analyze users`)
}, 600_000)

test.each([
  ['all', {}],
  ['scams', { reason: 'scam' }],
  ['what the contact filter found', { source: 'filter' }],
  ['pending ones', { status: 'pending' }],
  ['appeals', { status: 'appealed' }],
  ['confirmed ones', { status: 'confirmed' }],
] as const)(
  'of many open findings, the first page of %s is read through indexes alone',
  async (_, filters) => {
    const explained = explainedDatabase(database)
    const context = await contextAs(services, admin)
    explained.take()
    const query = findingEndpoints.list.query.parse(filters)
    const { violations, counts } = await listFindings(
      { ...context, database: explained.database },
      { params: undefined, query, body: undefined },
    )
    const { pages, wholeTables, statements } = explained.take()
    console.log(
      `${JSON.stringify(filters)}: ${violations.length} rows, ${statements} statements, ${pages} pages`,
    )
    expect(wholeTables).toEqual([])
    expect(pages).toBeLessThan(15_000)
    expect(counts.waiting).toBe(10_000)
  },
)

test('each subject is met once from page to page', async () => {
  const seen: string[] = []
  let cursor = ''
  for (let page = 0; page < 5; page += 1) {
    const query: Record<string, string> = { source: 'report', limit: '100', ...(cursor && { cursor }) }
    const found = await admin.call(findingEndpoints.list, { query })
    seen.push(...found.violations.map(({ subjectId }) => subjectId ?? ''))
    cursor = found.nextCursor ?? ''
  }
  expect(seen).toHaveLength(500)
  expect(new Set(seen).size).toBe(500)
})

test('people are found through indexes', async () => {
  const explained = explainedDatabase(database)
  const context = await contextAs(services, admin)
  explained.take()
  for (const words of ['many-777@', 'many777 peo', 'people777']) {
    const query = adminPeopleEndpoints.find.query.parse({ query: words })
    const { people } = await findPeople(
      { ...context, database: explained.database },
      { params: undefined, query, body: undefined },
    )
    expect(people.length).toBeGreaterThan(0)
  }
  expect(explained.take().wholeTables).toEqual([])
})
