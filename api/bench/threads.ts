// `npm run bench -- threads`: measures the calls of conversations for a landlord with 10,000 of them and 100,000 messages. The goal is
// 25 ms for 95 of 100 calls.
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../src/platform/database/database.ts'
import { properties } from '../src/schema/properties.ts'
import { rateLimits } from '../src/schema/sessions.ts'
import { newListing } from '../test/new-listing.ts'
import { prepareDatabases } from '../test/prepare-databases.ts'
import { registration } from '../test/test-app.ts'
import { TestBrowser } from '../test/test-browser.ts'
import { createDatabase, dropDatabase } from '../test/test-database.ts'
import { addManyThreads } from './many-threads.ts'
import { percentile } from './measure-calls.ts'
import { startPortal } from './start-portal.ts'

const [threads, messages, rounds] = [10_000, 10, 200]

const { env, stop } = await prepareDatabases()
const url = await createDatabase(env.TEST_TEMPLATE_URL, env.TEST_TEMPLATE_URL)
const { database, close } = openDatabase(url, { connections: 1, isPatient: true })
const portal = await startPortal(url)
try {
  const landlord = new TestBrowser(request => fetch(request), portal.origin)
  const { user } = await landlord.call(accountEndpoints.register, {
    body: registration({ userType: 'landlord' }),
    headers: { origin: portal.origin },
  })
  const propertyId = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...newListing(), id: propertyId, landlordId: user.id })
  await addManyThreads(database, { landlordId: user.id, propertyId, threads, messages })
  await database.execute(sql`vacuum (analyze) threads, thread_messages, thread_reads`)
  const rows = await database.execute<{ id: string; at: string }>(
    sql`select id, (extract(epoch from last_message_at) * 1000)::bigint || '~' || id as at from threads order by md5(id::text) limit ${rounds}`,
  )
  const some = [...rows]

  console.log(`${threads} conversations, ${threads * messages} messages; milliseconds\n`)
  console.log('| what | median | p95 | most |\n| --- | ---: | ---: | ---: |')
  const measure = async (name: string, work: (row: { id: string; at: string }) => Promise<unknown>) => {
    const times: number[] = []
    for (const [index, row] of some.entries()) {
      if (index % 20 === 0) await database.delete(rateLimits)
      const start = performance.now()
      await work(row)
      times.push(performance.now() - start)
    }
    const sorted = times.toSorted((one, other) => one - other)
    const [median, p95, most] = [0.5, 0.95, 1].map(part => percentile(sorted, part).toFixed(1))
    console.log(`| ${name} | ${median} | ${p95} | ${most} |`)
  }
  const headers = { origin: portal.origin }
  const { list, messages: read, write, read: note } = threadEndpoints
  await measure('the first page of conversations', () => landlord.call(list))
  await measure('a later page of them', ({ at }) => landlord.call(list, { query: { cursor: at } }))
  await measure('the messages of one', ({ id }) => landlord.call(read, { params: { id } }))
  await measure('reading them', ({ id }) =>
    landlord.call(note, { params: { id }, body: { position: messages }, headers }),
  )
  await measure('writing one', ({ id }) =>
    landlord.call(write, { params: { id }, body: { message: 'Yes, on Saturday.' }, headers }),
  )
} finally {
  await portal.stop()
  await close()
  await dropDatabase(url)
  await stop()
}
