// `npm run bench -- saved`: measures what one new home, one page of saved searches and one morning of alerts cost with 100,000
// saved searches of people who also get mails.
import { eq, type SQL, sql } from 'drizzle-orm'
import { alertOfHome } from '../../../api/src/features/saved-searches/alert-of-home.ts'
import { isFoundBy, searchedHome } from '../../../api/src/features/saved-searches/home-meets-search.ts'
import { withNewCounts } from '../../../api/src/features/saved-searches/own-saved-searches.ts'
import { sendDigests } from '../../../api/src/features/saved-searches/send-digests.ts'
import { type Database, openDatabase } from '../../../api/src/platform/database/database.ts'
import { outgoingMails } from '../../../api/src/schema/mail.ts'
import { aiNotifications } from '../../../api/src/schema/notifications.ts'
import { homeAlerts, savedSearches } from '../../../api/src/schema/saved-searches.ts'
import { loadManyHomes } from '../../../api/test/many-homes.ts'
import { addManySearches } from '../../../api/test/many-searches.ts'
import { prepareDatabases } from '../../../api/test/prepare-databases.ts'
import { createDatabase, dropDatabase } from '../../../api/test/test-database.ts'

const homes = 100_000
const searches = 100_000
const rounds = 200

const some = async (database: Database, from: SQL, most: number): Promise<string[]> => {
  const rows = await database.execute<{ id: string }>(
    sql`select id from ${from} order by md5(id::text) limit ${most}::integer`,
  )
  return rows.map(({ id }) => id)
}

const measure = async <Item>(
  name: string,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
) => {
  const times: number[] = []
  for (const item of items) {
    const start = performance.now()
    await work(item)
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`)
}

const { env, stop } = await prepareDatabases()
const url = await createDatabase(env.TEST_TEMPLATE_URL, env.TEST_TEMPLATE_URL)
const { database, close } = openDatabase(url, { connections: 1, isPatient: true })
try {
  await loadManyHomes(database, homes)
  await database.execute(sql`update properties set listed_at = created_at`)
  await database.execute(sql`vacuum (analyze) properties`)
  await addManySearches(database, searches)
  await database.execute(sql`update users set email_confirmed_at = now()`)
  await database.execute(sql`update saved_searches set seen_at = timestamptz '2025-11-01'`)
  await database.execute(sql`vacuum (analyze) saved_searches`)
  const ids = await some(database, sql`search_homes`, rounds)

  const met: number[] = []
  const match = async (id: string) => {
    const found = await database
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .innerJoin(searchedHome(id), isFoundBy(id))
    met.push(found.length)
  }
  for (const id of ids) await match(id) // warms the cache
  console.log(`${searches} saved searches, ${homes} homes; milliseconds\n`)
  console.log('| what | median | p95 | most |\n| --- | ---: | ---: | ---: |')
  await measure('one home finds its searches', ids, match)
  await measure('one home is told to all, with their notifications and mails', ids, propertyId =>
    database.transaction(transaction =>
      alertOfHome({ hasMail: true })(
        transaction,
        { type: 'property_listed', propertyId },
        Bun.randomUUIDv7(),
      ),
    ),
  )
  const [mails, notifications] = [
    await database.$count(outgoingMails),
    await database.$count(aiNotifications),
  ]
  const people = await some(database, sql`users where user_type = 'tenant'`, 50)
  await measure('25 searches of one person, with what is new in each', people, async id =>
    withNewCounts(database, await database.select().from(savedSearches).where(eq(savedSearches.userId, id))),
  )
  await database.execute(sql`update saved_searches set digest_at = now() where alert = 'daily'`)
  const waiting = await database.$count(homeAlerts, sql`told_at is null`)
  await measure(`a morning of 50,000 searches, ${waiting} homes to tell of`, [null], () =>
    sendDigests(database, { hasMail: true }),
  )
  console.log(`\n${rounds} homes: ${notifications} notifications, ${mails} mails.`)
  const sorted = met.toSorted((one, other) => one - other)
  console.log(
    `\nOne home met ${sorted[Math.floor(sorted.length / 2)]} searches (median), ${sorted.at(-1)} at most.`,
  )
} finally {
  await close()
  await dropDatabase(url)
  await stop()
}
