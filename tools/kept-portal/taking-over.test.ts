// That of the last commit before 1.0.0 is taken over, all others are refused.
import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { rm } from 'node:fs/promises'
import { type OpenDatabase, openDatabase } from '@portal/api/database'
import { migrateDatabase } from '@portal/api/migrate'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { root } from '../../scripts/root.ts'
import { restorePortal } from './restore-portal.ts'

const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync(), 60_000)

let url: string
let database: OpenDatabase['database']
let moments: number[]

const readMoments = async (): Promise<number[]> => {
  const rows = await database.execute<{ at: number }>(
    'select created_at::float8 as at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ at }) => at)
}
const record = async (all: readonly number[]): Promise<void> => {
  await database.execute('delete from drizzle.__drizzle_migrations')
  await database.execute(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select '', unnest('{${all.join()}}'::bigint[])`,
  )
}

beforeAll(async () => {
  const dataDir = await restorePortal('7982d80e')
  closers.defer(() => rm(dataDir, { recursive: true }))
  const postgres = await startEmbeddedPostgres({ dataDir })
  closers.defer(postgres.stop)
  url = postgres.url
  const opened = openDatabase(url, { connections: 2 })
  closers.defer(() => opened.close())
  database = opened.database
  moments = await readMoments()
}, 200_000)
beforeEach(() => record(moments))

test('of several starts at once, one takes it over', inRounds(60), async () => {
  expect(moments).toHaveLength(63)
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url)))
  const [first = 0, ...others] = await readMoments()
  expect(first).toBeGreaterThan(Math.max(...moments))
  expect(others).toEqual([])
  await migrateDatabase(url)
  expect(await readMoments()).toEqual([first])
})

test('one that recorded its migrations twice is taken over, too', async () => {
  await record([...moments, ...moments])
  await migrateDatabase(url)
  expect(await readMoments()).toHaveLength(1)
})

const older = 'This database is from before version 1.0.0 of the portal: start commit 7982d80e'
const newer = 'This database belongs to a newer version of the portal than this one: '
const last = () => Math.max(...moments)

test.each([
  ['some of the migrations', older, () => moments.map((_, count) => moments.slice(0, count)).slice(1)],
  ['all but one of them', older, () => moments.map(left => moments.filter(at => at !== left))],
  ['one more of that time', newer, () => moments.slice(1).map(at => [...moments, at - 1])],
  ['a later one', newer, () => moments.map((_, from) => [...moments.slice(from), last() + 1])],
])(
  'a database with %s is refused with a sentence that says what to do, and stays as it was',
  async (_, sentence, kinds) => {
    for (const kind of kinds()) {
      await record(kind)
      const refusal = await migrateDatabase(url).catch((error: Error) => error.message)
      expect(refusal).toStartWith(sentence)
      expect(await readMoments()).toEqual(kind.toSorted((one, other) => one - other))
    }
  },
)

test('a database that lost a table is refused with its name, and stays as it was', async () => {
  const tables = await database.execute<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  expect(tables.length).toBeGreaterThan(50)
  for (const { name } of tables) {
    await database.execute(`alter table ${name} rename to lost_table`)
    const refusal = await migrateDatabase(url).catch((error: Error) => error.message)
    await database.execute(`alter table lost_table rename to ${name}`)
    expect(refusal).toBe(`This database lacks ${name}, which the portal made: restore a backup.`)
    expect(await readMoments()).toEqual(moments)
  }
})

test(
  'a start that is killed in the middle leaves it as it was, and the next one takes it over',
  inRounds(60),
  async () => {
    await database.execute('comment on view searchable_homes is null')
    const isWaiting = async () => {
      const waiting = await database.execute(
        `select 1 from pg_locks where not granted and relation = 'properties'::regclass`,
      )
      return waiting.length > 0
    }
    await database.transaction(async transaction => {
      await transaction.execute('lock table properties in row exclusive mode')
      const program = `import { migrateDatabase } from '@portal/api/migrate'; await migrateDatabase('${url}')`
      const start = Bun.spawn([process.execPath, '-e', program], { cwd: root, stderr: 'inherit' })
      await untilTrue(isWaiting)
      start.kill('SIGKILL')
      await start.exited
    })
    expect(await readMoments()).toEqual(moments)
    await migrateDatabase(url)
    expect(await readMoments()).toHaveLength(1)
  },
)
