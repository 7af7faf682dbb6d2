// That of the last commit before 1.0.0 is taken over, all others are refused.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '@portal/api/database'
import { migrateDatabase } from '@portal/api/migrate'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { root } from '../../scripts/root.ts'
import { restoreDatabase } from './restore-portal.ts'

const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync(), 60_000)

/** From 1.0.0 on. */
const migrations = readdirSync(join(root, 'api/migrations')).filter(file => file.endsWith('.sql'))

let server: OpenDatabase['database']
let owner: string
let url: string
let database: OpenDatabase['database']
let close: OpenDatabase['close']
let moments: number[]

const withName = (address: string, name: string): string =>
  Object.assign(new URL(address), { pathname: `/${name}` }).href

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
  const dataDir = await mkdtemp(join(tmpdir(), 'taken-over-'))
  closers.defer(() => rm(dataDir, { recursive: true }))
  const postgres = await startEmbeddedPostgres({ dataDir })
  closers.defer(postgres.stop)
  owner = new URL(postgres.url).username
  url = withName(postgres.url, 'taken')
  const opened = openDatabase(postgres.superuserUrl, { connections: 1 })
  closers.defer(() => opened.close())
  server = opened.database
  await server.execute(`create database kept owner ${owner}`)
  await restoreDatabase('7982d80e', withName(postgres.superuserUrl, 'kept'))
}, 200_000)

/** As it was kept: taking it over also brings it up to date. */
beforeEach(async () => {
  await server.execute('drop database if exists taken with (force)')
  await server.execute(`create database taken template kept strategy file_copy owner ${owner}`)
  const opened = openDatabase(url, { connections: 2 })
  database = opened.database
  close = opened.close
  moments = await readMoments()
})
afterEach(() => close())

test('of several starts at once, one takes it over', inRounds(60), async () => {
  expect(moments).toHaveLength(63)
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url)))
  const recorded = await readMoments()
  expect(recorded).toHaveLength(migrations.length)
  expect(Math.min(...recorded)).toBeGreaterThan(Math.max(...moments))
  await migrateDatabase(url)
  expect(await readMoments()).toEqual(recorded)
})

test('one that recorded its migrations twice is taken over, too', async () => {
  await record([...moments, ...moments])
  await migrateDatabase(url)
  expect(await readMoments()).toHaveLength(migrations.length)
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
    expect(await readMoments()).toHaveLength(migrations.length)
  },
)
