// After a statement fails in the middle of its result, the next caller on that connection gets their own rows.
import { afterAll, describe, expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { endpoint } from '@portal/contract/endpoint'
import { expectErrors } from '@portal/server/test/expect-errors'
import { howMany, inRounds } from '@portal/server/test/length'
import { type SQL, sql } from 'drizzle-orm'
import postgres from 'postgres'
import * as z from 'zod/mini'
import { openTestApp } from '../../../test/test-app.ts'
import { createApp } from '../../app.ts'
import { jobDatabase } from '../jobs/job-database.ts'
import { route } from '../request/route.ts'
import { serveRoute } from '../request/serve-route.ts'
import { Connection } from './connection.ts'
import { type Database, openDatabase, plannedOnce } from './database.ts'

expectErrors(/canceling statement due to user request/)

const { services, url, signUp } = await openTestApp()
const people = await Promise.all([signUp('tenant'), signUp('landlord'), signUp('tenant')])
const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync())

const open = (options: Parameters<typeof openDatabase>[1]) => {
  const opened = openDatabase(url, { connections: 1, ...options })
  closers.defer(() => opened.close())
  return opened
}

const lockedKey = 7
const holder = open({ isPatient: true })
await holder.database.execute(sql`select pg_advisory_lock(${lockedKey})`)

/** Requests, the replica's reads, and jobs, migrations and seeds. The listener reads no rows. */
const drivers: Record<string, Parameters<typeof openDatabase>[1]> = {
  'of requests': {},
  'of a replica': { timeouts: { statement_timeout: 5000 } },
  'of jobs and migrations': { isPatient: true },
}

interface Failure {
  code: RegExp
  /** Fails in the chosen row. */
  value: SQL
  /** Makes it fail. */
  setting?: string
}

const failures: Record<string, Failure> = {
  'a division by zero': { code: /^22012$/, value: sql`i / 0` },
  'a cast': { code: /^22P02$/, value: sql`('x' || i)::int` },
  'a timeout': { code: /^57014$/, value: sql`length(pg_sleep(60)::text)`, setting: 'statement_timeout' },
  'a wait for a lock': {
    code: /^55P03$/,
    value: sql`length(pg_advisory_lock(${lockedKey})::text)`,
    setting: 'lock_timeout',
  },
  'a cancellation': { code: /^57014$/, value: sql`pg_cancel_backend(pg_backend_pid())::int` },
  'the end of its session': {
    code: /^(57P01|CONNECTION_CLOSED|ECONNRESET|EPIPE)$/,
    value: sql`pg_terminate_backend(pg_backend_pid())::int`,
  },
}

/** The server sends a few thousand rows before it reaches the one that fails. */
const failingAfter = (rows: number, value: SQL): SQL =>
  sql`(select case when i > ${rows} then ${value} else i end as answer
    from generate_series(1, ${rows + 1}) as i) as made`

type Answers = { answer: unknown }[]

const ways: Record<string, (database: Database, from: SQL) => Promise<Answers>> = {
  'with parameters': async (database, from) => [
    ...(await database.execute<Answers[number]>(sql`select answer from ${from}`)),
  ],
  planned: async (database, from) => [
    ...(await database.execute<Answers[number]>(plannedOnce(sql`select answer from ${from}`))),
  ],
  simple: async (database, from) => [
    ...(await database.execute<Answers[number]>(sql`select answer from ${from}`.inlineParams())),
  ],
  'as lists': async (database, from) => database.select({ answer: sql<unknown>`answer` }).from(from),
}

const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' || !cause ? String(code ?? error) : codeOf(cause)
}
const outcomeOf = (work: Promise<unknown>): Promise<unknown> => work.catch(codeOf)

const expectRightAnswers = async (database: Database): Promise<void> => {
  const expected = Math.floor(Math.random() * 1e6)
  for (const [name, ask] of Object.entries(ways))
    expect([name, await ask(database, sql`(select ${expected}::int as answer) as made`)]).toEqual([
      name,
      [{ answer: expected }],
    ])
}

/** Up to 5,000, often just a few. */
const someRows = (): number => Math.floor(5000 ** Math.random())

describe.each(Object.entries(drivers))('on a connection %s', (_, options) => {
  const { database } = open(options)

  test.each(Object.entries(failures))('%s leaves nothing to the next statement', async (_, failure) => {
    const { code, value, setting } = failure
    const limit = async (to: string): Promise<void> => {
      if (!setting) return
      const set = async () => [
        ...(await database.execute(sql`select set_config(${setting}, ${to}, false) as set`)),
      ]
      let outcome = await outcomeOf(set())
      while (outcome === '57014') outcome = await outcomeOf(set()) // on a busy machine this can time out too
      expect(outcome).toEqual([{ set: to === '0' ? '0' : `${to}ms` }])
    }
    for (let round = 0; round < howMany(1, 8); round += 1)
      for (const ask of Object.values(ways)) {
        await limit('30')
        expect(await outcomeOf(ask(database, failingAfter(someRows(), value)))).toMatch(code)
        await limit('0')
        await expectRightAnswers(database)
      }
  })

  test('several statements in one message leave nothing behind, even in a manual transaction', async () => {
    const boss = jobDatabase(database)
    const failing = 'begin; select 1 as one; select 1 / (4 - i) from generate_series(1, 9) i; commit'
    expect(await outcomeOf(boss.executeSql(failing))).toBe('22012')
    expect((await boss.executeSql('select 42 as answer')).rows).toEqual([{ answer: 42 }])
    await expectRightAnswers(database)
  })

  test('transactions, and nested ones, leave nothing behind', async () => {
    for (const { code, value, setting } of Object.values(failures)) {
      const failing = (transaction: Database) =>
        transaction.transaction(async nested => {
          if (setting) await nested.execute(sql`select set_config(${setting}, '30', true)`)
          await nested.execute(sql`select answer from ${failingAfter(someRows(), value)}`)
        })
      const work = database.transaction(async transaction => {
        expect(await outcomeOf(failing(transaction))).toMatch(code)
        if (/^57P01/.test(code.source)) return
        await expectRightAnswers(transaction)
        await failing(transaction)
      })
      expect(await outcomeOf(work)).toMatch(code.test('57P01') ? /./ : code)
      await expectRightAnswers(database)
    }
  })
})

test('after a failure a transaction sends nothing but the rollback, whatever was requested at once', async () => {
  const { database } = open({})
  const outcomes: unknown[] = []
  const failing = database.transaction(async transaction => {
    const all = [sql`select 1 / 0`, ...Array.from({ length: 5 }, () => sql`select 1`)]
    outcomes.push(...(await Promise.all(all.map(each => outcomeOf(transaction.execute(each).execute())))))
  })
  expect(await outcomeOf(failing)).toBe('22012')
  expect(outcomes).toEqual(Array.from({ length: 6 }, () => '22012')) // 25P02 is the server's answer to later statements
})

test('a dropped session that closes late does not cost the session that replaced it', async () => {
  const closed: (() => void)[] = []
  const connection = new Connection(onLost => {
    closed.push(onLost)
    return postgres(url, { max: 1 })
  })
  closers.defer(() => connection.close(0))
  await connection.send('select 1')
  connection.drop()
  const { losses } = connection
  const answer = connection.send(`select 42 as answer, pg_sleep(0.8)::text as slept`)
  closed[0]?.()
  expect([...(await answer)]).toEqual([{ answer: 42, slept: '' }])
  expect(connection.losses).toBe(losses)
})

test('a constraint violation does not cost the connection', async () => {
  const { database } = open({})
  const pid = async () => (await database.execute(sql`select pg_backend_pid() as pid`))[0]?.pid
  const before = await pid()
  await database.execute(sql`create temporary table ones (one int unique)`)
  const insert = () => database.execute(sql`insert into ones values (1)`).execute()
  await insert()
  for (let again = 0; again < 5; again += 1) expect(await outcomeOf(insert())).toBe('23505')
  expect(await pid()).toBe(before)
})

test(
  'people who read while other statements are ended always get their own data',
  async () => {
    const narrow = openDatabase(url, { connections: 3 })
    const ended = endpoint({
      method: 'GET',
      path: '/ended',
      summary: 'Statements that are ended',
      access: 'anyone',
      status: 200,
      answer: z.object({}),
    })
    const { value } = failures['a cancellation'] as Failure
    const end = serveRoute(
      { ...services, database: narrow.database },
      route(ended, async ({ database }) => {
        await database.execute(sql`select answer from ${failingAfter(someRows(), value)}`)
        return {}
      }),
    )
    const app = createApp({ ...services, database: narrow.database })
    const server = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async request =>
        new URL(request.url).pathname === ended.path ? end(request, {}) : app.handle(request),
    })
    const readers = people.map(({ cookie, user }) => async () => {
      const response = await fetch(new URL(authEndpoints.me.path, server.url), {
        headers: { cookie: cookie ?? '' },
      })
      const { user: seen } = (await response.json()) as { user?: { id: string } }
      return `${response.status} ${seen?.id === user.id}`
    })
    const endings: Promise<number>[] = []
    const answers: Promise<string>[] = []
    for (let turn = 0; turn < 20; turn += 1) {
      endings.push(fetch(new URL(ended.path, server.url)).then(({ status }) => status))
      answers.push(...readers.map(read => read()))
    }
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['200 true']))
    expect(new Set(await Promise.all(endings))).toEqual(new Set([503]))
    await server.stop(true)
    await narrow.close()
  },
  inRounds(60),
)
