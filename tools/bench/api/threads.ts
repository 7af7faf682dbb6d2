// `npm run bench -- threads`: measures the calls of conversations for a landlord with 10,000 of them and
// 100,000 messages. The goal is 25 ms for 95 of 100 calls. `--beside /path/to/another/checkout` measures that
// one in turns with this one, so that other work of the machine slows both.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../../api/src/platform/database/database.ts'
import { properties } from '../../../api/src/schema/properties.ts'
import { rateLimits } from '../../../api/src/schema/sessions.ts'
import { addManyThreads } from '../../../api/test/many-threads.ts'
import { newListing } from '../../../api/test/new-listing.ts'
import { prepareDatabases } from '../../../api/test/prepare-databases.ts'
import { registration } from '../../../api/test/test-app.ts'
import { TestBrowser } from '../../../api/test/test-browser.ts'
import { createDatabase, dropDatabase } from '../../../api/test/test-database.ts'
import { percentile } from './measure-calls.ts'
import { ourApi, startPortal } from './start-portal.ts'

const [threads, messages, rounds] = [10_000, 10, 200]

const { values } = parseArgs({ options: { beside: { type: 'string' } } })
const checkouts = [
  { name: 'this one', api: ourApi },
  ...(values.beside ? [{ name: 'beside', api: join(resolve(values.beside), 'api') }] : []),
]

const { env, stop } = await prepareDatabases()

const openMeasured = async ({ name, api }: (typeof checkouts)[number]) => {
  const url = await createDatabase(env.TEST_TEMPLATE_URL) // which the checkout migrates itself
  const { database, close } = openDatabase(url, { connections: 1, isPatient: true })
  const portal = await startPortal(url, {}, api)
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
    sql`select id, (extract(epoch from last_message_at) * 1000)::bigint || '~' || id as at from threads where landlord_id = ${user.id} order by md5(id::text) limit ${rounds}`,
  )
  return {
    name,
    database,
    landlord,
    headers: { origin: portal.origin },
    rows: [...rows],
    [Symbol.asyncDispose]: async () => {
      await portal.stop()
      await close()
      await dropDatabase(url)
    },
  }
}
type MeasuredPortal = Awaited<ReturnType<typeof openMeasured>>

await using closing = new AsyncDisposableStack()
closing.defer(stop)
const measured: MeasuredPortal[] = []
for (const checkout of checkouts) measured.push(closing.use(await openMeasured(checkout)))

console.log(`${threads} conversations, ${threads * messages} messages; milliseconds\n`)
console.log('| what | checkout | median | p95 | most |\n| --- | --- | ---: | ---: | ---: |')
const measure = async (
  what: string,
  work: (on: MeasuredPortal, row: { id: string; at: string }) => Promise<unknown>,
) => {
  const times = new Map<MeasuredPortal, number[]>(measured.map(on => [on, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const on of round % 2 === 0 ? measured : measured.toReversed()) {
      if (round % 20 === 0) await on.database.delete(rateLimits)
      const start = performance.now()
      await work(on, on.rows[round] ?? { id: '', at: '' })
      times.get(on)?.push(performance.now() - start)
    }
  for (const [{ name }, durations] of times) {
    const sorted = durations.toSorted((one, other) => one - other)
    const [median, p95, most] = [0.5, 0.95, 1].map(part => percentile(sorted, part).toFixed(1))
    console.log(`| ${what} | ${name} | ${median} | ${p95} | ${most} |`)
  }
}
const { list, messages: read, write, read: note } = threadEndpoints
await measure('the first page of conversations', ({ landlord }) => landlord.call(list))
await measure('a later page of them', ({ landlord }, { at }) =>
  landlord.call(list, { query: { cursor: at } }),
)
await measure('the messages of one', ({ landlord }, { id }) => landlord.call(read, { params: { id } }))
await measure('reading them', ({ landlord, headers }, { id }) =>
  landlord.call(note, { params: { id }, body: { position: messages }, headers }),
)
await measure('writing one', ({ landlord, headers }, { id }) => {
  const body = { message: 'Yes, on Saturday.', clientId: Bun.randomUUIDv7() }
  return landlord.call(write, { params: { id }, body, headers })
})
