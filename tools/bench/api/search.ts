// `npm run bench -- search`: measures the calls of a search with 10,000, 100,000 and a million homes, next to pgbench, and how
// much maintaining the index slows down listing a home. `--sizes 10000,100000` measures other sizes, `--filled URL` adds a
// database that `seed` has filled, and `--only words` prints only some calls.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase, patiently } from '../../../api/src/platform/database/database.ts'
import { migrateDatabase } from '../../../api/src/platform/database/migrate.ts'
import { properties } from '../../../api/src/schema/properties.ts'
import { loadManyHomes } from '../../../api/test/many-homes.ts'
import { type Case, casesOf, type Query, spotsIn } from '../../../api/test/search-cases.ts'
import { createDatabase, dropDatabase } from '../../../api/test/test-database.ts'
import { untilCounted } from '../../../api/test/until-counted.ts'
import { countByPgbench } from './count-by-pgbench.ts'
import { ask, countCalls, timeCalls } from './measure-calls.ts'
import { countCreations } from './measure-creations.ts'
import { type SizeFigures, tablesOf } from './search-figures.ts'
import { startPortal } from './start-portal.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    filled: { type: 'string' },
    only: { type: 'string' },
  },
})
const sizes = values.sizes.split(',').filter(Boolean).map(Number)

const fromPage = async (origin: string, path: string, query: Query, page: number): Promise<Query> => {
  let cursor = ''
  for (let before = 1; before < page; before += 1) {
    const { nextCursor } = await ask(origin, path, { ...query, cursor })
    if (typeof nextCursor !== 'string') break
    cursor = nextCursor
  }
  return { ...query, cursor }
}

const queriesOf = async (origin: string, { path, queries, page }: Case): Promise<Query[]> => {
  if (page === undefined) return queries
  const further: Query[] = []
  for (const query of queries) further.push(await fromPage(origin, path, query, page))
  return further
}

const fill = async (url: string, homes: number): Promise<void> => {
  const started = performance.now()
  await migrateDatabase(url)
  await patiently(url, async database => {
    await loadManyHomes(database, homes)
    await untilCounted(database)
    await database.execute(sql`vacuum (analyze)`)
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${homes.toLocaleString('en-US')} homes after ${seconds} s`)
}

const measureAt = async (url: string): Promise<SizeFigures> => {
  const { database, close } = openDatabase(url)
  const spots = await spotsIn(database)
  const homes = await database.$count(properties)
  const calls: SizeFigures['calls'] = []
  const portal = await startPortal(url)
  for (const one of casesOf(spots)) {
    if (values.only && !one.name.includes(values.only)) continue
    const { median, p95, slowest } = await timeCalls(
      portal.origin,
      one.path,
      await queriesOf(portal.origin, one),
    )
    calls.push({ name: one.name, reach: one.reach, median, p95 })
    console.log(
      `${one.name.padEnd(30)} ${median.toFixed(1).padStart(7)} ${p95.toFixed(1).padStart(7)} ms  ${JSON.stringify(slowest)}`,
    )
  }
  const throughput = values.only
    ? undefined
    : await measureThroughput(portal.origin, url, database, casesOf(spots))
  await portal.stop()
  const creations = values.only ? undefined : await countCreations(url, database)
  await close()
  return { homes, calls, throughput, creations }
}

const measureThroughput = async (origin: string, url: string, database: Database, cases: readonly Case[]) => {
  const [street, map] = ['a street', 'map'].map(name => cases.find(one => one.name === name))
  if (!street || !map) throw new Error('There is no such case')
  const limited = (queries: readonly Query[], limit: string) => queries.map(query => ({ ...query, limit }))
  const figures = {
    street: await countCalls(origin, street.path, street.queries),
    streetByPgbench: await countByPgbench(url, database, 20),
    streetOf100: await countCalls(origin, street.path, limited(street.queries, '100')),
    map: await countCalls(origin, map.path, map.queries),
  }
  console.log(figures)
  return figures
}

const dataDir = await mkdtemp(join(tmpdir(), 'rental-portal-bench-'))
const server = process.env.DATABASE_URL
  ? { url: process.env.DATABASE_URL, superuserUrl: process.env.DATABASE_URL, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDir })
process.env.TEST_SUPERUSER_URL = server.superuserUrl
try {
  const measured: SizeFigures[] = []
  for (const homes of sizes) {
    const url = await createDatabase(server.url)
    try {
      await fill(url, homes)
      measured.push(await measureAt(url))
    } finally {
      await dropDatabase(url)
    }
  }
  if (values.filled) measured.push(await measureAt(values.filled))
  if (!values.only) console.log(tablesOf(measured))
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
