import { afterAll, beforeEach, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { howMany } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilCounted } from '../../../test/until-counted.ts'
import { properties } from '../../schema/properties.ts'
import { applySearchSql, editionOf } from './apply-search-sql.ts'
import { type Database, openDatabase } from './database.ts'
import { inStartTurn } from './in-start-turn.ts'
import { migrateDatabase } from './migrate.ts'

const { database, signUp, url } = await openTestApp()
const landlord = await signUp('landlord')
const other = openDatabase(url)
afterAll(() => other.close())

const text = readFileSync(new URL('../../schema/search.sql', import.meta.url), 'utf8')
const own = editionOf(text)

test('its version rises with each change: raise it, and write the new hash here', () => {
  expect([own.version, own.hash]).toEqual([
    2,
    '24d5f2553cda588839ef7bd40038da889da1c6a860df561709350383a2719665',
  ])
})

const commentNow = async () => {
  const [view] = await database.execute<{ comment: string | null }>(
    sql`select obj_description('searchable_homes'::regclass, 'pg_class') as comment`,
  )
  return view?.comment
}
/** As if only the migrations had run. */
const forget = () => database.execute(sql`comment on view searchable_homes is null`)

/** Changes if it is written again. */
const writtenFunctions = async () => [
  ...(await database.execute(sql`
    select 'function' as kind, proname as name, xmin::text from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'trigger', tgname, xmin::text from pg_trigger where not tgisinternal
    union all select 'view', relname, xmin::text from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
    order by 1, 2`)),
]
const writtenRows = async () => [
  ...(await database.execute(sql`
    select relname as name, relfilenode, query_to_xml(
      format('select count(*), max(xmin::text::bigint) from %I', relname), true, true, ''
    )::text as rows from pg_class
    where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace and relname ~ '^(properties|search|home|map|places)'
      and relkind = 'r' order by 1`)),
]
const apply = (given: string) => other.database.transaction(transaction => applySearchSql(transaction, given))
const listHome = (on: Database, neighborhood: string) =>
  on
    .insert(properties)
    .values({ ...newListing(), neighborhood, landlordId: landlord.user.id })
    .returning()
const outdated = () =>
  database.execute(sql`
    with now as (select to_jsonb(home) as home from searchable_homes as home),
      kept as (select to_jsonb(home) as home from search_homes as home)
    (select * from now except select * from kept) union all (select * from kept except select * from now)`)

beforeEach(() => migrateDatabase(url))

test('is applied with the migrations, and never twice', async () => {
  expect(await commentNow()).toBe(`search.sql, version ${own.version}, ${own.hash}`)
  const before = await writtenFunctions()
  await migrateDatabase(url)
  expect(await writtenFunctions()).toEqual(before)
})

test('of several starts at once, one applies it', async () => {
  await database.execute(sql`create table if not exists times_applied (pid integer default pg_backend_pid())`)
  const counting = `-- Version ${own.version}.\ninsert into times_applied default values;\nselect pg_sleep(0.1);`
  const start = () =>
    inStartTurn(url, turn => turn.transaction(transaction => applySearchSql(transaction, counting)))
  await Promise.all([start(), start(), start(), start()])
  expect(await database.execute(sql`select from times_applied`)).toHaveLength(1)
  await database.execute(sql`drop table times_applied`)
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  expect(await commentNow()).toContain(own.hash)
})

test('rewrites no table and no row', async () => {
  await listHome(database, 'Harbor')
  await untilCounted(database) // the jobs would write the counts at any moment
  await forget()
  const [functions, rows] = [await writtenFunctions(), await writtenRows()]
  await migrateDatabase(url)
  expect(await writtenFunctions()).not.toEqual(functions)
  expect(await writtenRows()).toEqual(rows)
})

test('a later version is left alone, and another text of the same version is replaced', async () => {
  const later = text.replace(`-- Version ${own.version}.`, `-- Version ${own.version + 1}.`)
  await apply(later)
  const before = await writtenFunctions()
  await migrateDatabase(url)
  expect(await writtenFunctions()).toEqual(before)
  expect(await commentNow()).toContain(`version ${own.version + 1}, ${editionOf(later).hash}`)
  await apply(`${later}-- As a developer tries it.\n`)
  expect(await commentNow()).not.toContain(editionOf(later).hash)
  await forget()
})

test('if a statement fails, everything stays as it was, and the error says which', async () => {
  const before = await writtenFunctions()
  const broken = `${text.replace('traits >> 6 & 1', '0')}\nselect no_such_function();`
  const failure = await apply(broken).catch((error: Error) => error.cause)
  expect(String(failure)).toContain('no_such_function()')
  expect(await writtenFunctions()).toEqual(before)
  expect(await commentNow()).toContain(own.hash)
})

test('while a long transaction writes homes, the start keeps trying, and others can write in between', async () => {
  await forget()
  const isWaiting = async () => {
    const waiting = await database.execute(
      sql`select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database()) and relation = 'properties'::regclass and mode = 'ShareRowExclusiveLock'`,
    )
    return waiting.length > 0
  }
  const held = Promise.withResolvers<void>()
  const long = other.database.transaction(async transaction => {
    await listHome(transaction, 'Long')
    await held.promise
  })
  const start = migrateDatabase(url)
  await untilTrue(isWaiting)
  await listHome(database, 'In between') // waits behind the start, which gives up
  await untilTrue(isWaiting)
  expect(await commentNow()).toBeNull()
  held.resolve()
  await Promise.all([long, start])
  expect(await commentNow()).toContain(own.hash)
  expect([...(await outdated())]).toEqual([])
})

test('homes are written, found and counted while it is applied again and again', async () => {
  let isOver = false
  const write = async (writer: number) => {
    for (let round = 0; !isOver; round += 1) {
      const [home] = await listHome(database, `Quarter ${writer} ${round}`)
      const isIt = eq(properties.id, home?.id ?? '')
      await database
        .update(properties)
        .set({ rentAmount: 1000 + round, isAvailable: round % 2 > 0 })
        .where(isIt)
      if (round % 3 === 0) await database.delete(properties).where(isIt)
    }
  }
  const writers = [0, 1, 2].map(write)
  try {
    for (let time = 0; time < howMany(10, 60); time += 1) {
      await forget()
      await migrateDatabase(url)
    }
  } finally {
    isOver = true
    await Promise.all(writers)
  }
  expect([...(await outdated())]).toEqual([])
})
