import { describe, expect, spyOn, test } from 'bun:test'
import { log } from '@portal/server/log'
import { untilTrue } from '@portal/server/test/until-true'
import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import postgres from 'postgres'
import { openTestApp } from '../../../test/test-app.ts'
import { Deadline, noDeadline } from '../request/deadline.ts'
import { refusalIn } from '../request/refusal.ts'
import { openPool } from './connection-pool.ts'
import { evenIfLate, openDatabase, patiently, plannedOnce, withDeadline } from './database.ts'
import { inStartTurn } from './in-start-turn.ts'

const { database, url } = await openTestApp()

const signedIn = new Uint8Array([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]) // AuthenticationOk, ReadyForQuery

test('a statement that is never answered fails, though nobody else waits for its connection', async () => {
  const seen = new WeakSet<object>()
  const silentAfterwards = (socket: Bun.Socket) => {
    if (!seen.has(socket)) socket.write(signedIn)
    seen.add(socket)
  }
  const server = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: silentAfterwards } })
  const url = `postgres://nobody@127.0.0.1:${server.port}/none`
  const pool = openPool(onclose => postgres(url, { max: 1, fetch_types: false, onclose }), {
    size: 2,
    goneAfterMs: 100,
  })
  await expect(pool.clientFor(noDeadline).unsafe('select 1')).rejects.toThrow('The connection was lost')
  expect(pool.load()).toEqual({ in_use: 0, waiting: 0 })
  await pool.close(0)
  server.stop(true)
})

test('no statement is compiled, even where the database does so by default', async () => {
  await database.execute(sql.raw(`alter database ${new URL(url).pathname.slice(1)} set jit = on`))
  const settings = await patiently(url, fresh => fresh.execute(sql`select current_setting('jit') as jit`))
  expect([...settings]).toEqual([{ jit: 'off' }])
})

test('what goes through a pooler keeps nothing in a session, and has its limits in transactions', async () => {
  const pooled = openDatabase(url, { isPooled: true, connections: 1 })
  const settings = sql`select current_setting('statement_timeout') as limit, current_setting('jit') as jit`
  const planned = plannedOnce(sql`select 1`)
  await pooled.database.execute(planned)
  expect([...(await pooled.database.transaction(own => own.execute(settings)))]).toEqual([
    { limit: '8s', jit: 'off' },
  ])
  expect([
    ...(await pooled.database.execute(sql`select from pg_prepared_statements where name <> ''`)),
  ]).toEqual([])
  expect([...(await pooled.database.execute(settings))]).toMatchObject([{ limit: '0' }])
  await pooled.close()
})

test('a start that waits for another one says so', async () => {
  const tell = spyOn(log, 'tell').mockImplementation(() => {})
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = inStartTurn(url, () => {
    begun.resolve()
    return over.promise
  })
  await begun.promise
  const second = inStartTurn(url, async () => 'done', 50)
  await untilTrue(async () => tell.mock.calls.length > 0)
  over.resolve()
  await first
  expect(await second).toBe('done')
  expect(tell.mock.calls).toEqual([[expect.stringMatching(/^Another process is preparing the database/)]])
  tell.mockRestore()
})

describe('a connection that is lost as soon as it is open', () => {
  test('fails the statements that waited for it, and causes no unhandled rejection', async () => {
    const unheard: unknown[] = []
    const hear = (failure: unknown) => unheard.push(failure)
    process.on('unhandledRejection', hear)
    const seen = new WeakSet<object>()
    const server = Bun.listen({
      hostname: '127.0.0.1',
      port: 0,
      socket: {
        data: socket => {
          if (seen.has(socket)) return socket.terminate()
          seen.add(socket)
          socket.write(signedIn)
        },
      },
    })
    const lost = openDatabase(`postgres://nobody@127.0.0.1:${server.port}/none`, { connections: 1 })
    await expect(lost.database.execute(sql`select 1`).execute()).rejects.toThrow()
    await lost.close(0)
    server.stop(true)
    await Bun.sleep(10)
    process.off('unhandledRejection', hear)
    expect(unheard).toEqual([])
  })
})

test('lists of texts and ids come back as they were sent', async () => {
  const lists = pgTable('lists', { texts: text('texts').array(), ids: uuid('ids').array() })
  await database.execute(sql`create table lists (texts text[], ids uuid[])`)
  const sent = {
    texts: ['plain', 'with "quotes", commas {and} \\ more', 'null', ''],
    ids: [Bun.randomUUIDv7()],
  }
  await database.insert(lists).values(sent)
  expect(await database.select().from(lists)).toEqual([sent])
  expect([...(await database.execute(sql`select texts, ids from lists`))]).toEqual([sent])
})

test('a connection stores only statements to plan once, and answers them for each value', async () => {
  const { database: narrow, close } = openDatabase(url, { connections: 1 })
  const doubled = async (value: number) => {
    const statement = sql`select 2 * ${value}::integer as doubled`
    const [plain] = await narrow.execute(statement)
    const [planned] = await narrow.execute(plannedOnce(sql`${statement}`))
    const built = await plannedOnce(
      narrow.select({ doubled: sql`made.doubled` }).from(sql`(${statement}) as made`),
    )
    return [plain?.doubled, planned?.doubled, built[0]?.doubled]
  }
  expect(await doubled(2)).toEqual([4, 4, 4])
  expect(await doubled(3)).toEqual([6, 6, 6])
  const kept = await narrow.execute(sql`select statement from pg_prepared_statements order by statement`)
  expect(kept.map(({ statement }) => statement)).toEqual([
    'select 2 * $1::integer as doubled /* planned once */',
    'select made.doubled from (select 2 * $1::integer as doubled) as made /* planned once */',
  ])
  await close()
})

test('a write that may be late is sent by itself, but not past its deadline', async () => {
  const sent: string[] = []
  const { database: heard, close } = openDatabase(url, {
    connections: 1,
    onStatement: text => sent.push(text),
  })
  await heard.execute(sql`create table counts (number integer not null)`)
  const count = evenIfLate(sql`insert into counts values (1)`)
  const countWithin = async (seconds: number) => withDeadline(heard, new Deadline(seconds)).execute(count)
  sent.length = 0
  await countWithin(60)
  expect(sent).toEqual([expect.stringContaining('insert into counts')])
  await expect(countWithin(0)).rejects.toThrow()
  expect([...(await heard.execute(sql`select number from counts`))]).toEqual([{ number: 1 }])
  await close()
})

describe('a transaction', () => {
  const notes = async () => [...(await database.execute(sql`select what from notes`))].map(({ what }) => what)

  /** On a busy machine, this can take seconds. */
  const untilGone = (pid: unknown) =>
    untilTrue(async () => {
      const left = await database.execute(sql`select from pg_stat_activity where pid = ${pid}::int`)
      return left.length === 0
    })

  test('ends with its connection: none of it runs on the next one', async () => {
    await database.execute(sql`create table notes (what text)`)
    const broken = database.transaction(async transaction => {
      const [row] = await transaction.execute(sql`select pg_backend_pid() as pid`)
      await transaction.execute(sql`insert into notes values ('before')`)
      await database.execute(sql`select pg_terminate_backend(${row?.pid}::int)`)
      await untilGone(row?.pid)
      const after = () => transaction.execute(sql`insert into notes values ('after')`)
      await Promise.allSettled([after(), after(), after()])
    })
    await expect(broken).rejects.toThrow(/connection|terminat|EPIPE|ECONNRESET/i)
    await Bun.sleep(100)
    expect(await notes().catch(notes)).toEqual([]) // on a busy machine, the pool can notice the loss only now
    await database.transaction(transaction => transaction.execute(sql`insert into notes values ('next')`))
    expect(await notes()).toEqual(['next'])
  })

  test('inside another is undone separately', async () => {
    await database.execute(sql`truncate notes`)
    await database.transaction(async outer => {
      await outer.execute(sql`insert into notes values ('outer')`)
      const inner = outer.transaction(async transaction => {
        await transaction.execute(sql`insert into notes values ('inner')`)
        throw new Error('not this')
      })
      await inner.catch(() => {})
    })
    expect(await notes()).toEqual(['outer'])
  })

  test('with a failed statement is not committed, even if nobody noticed', async () => {
    await database.execute(sql`truncate notes`)
    const careless = database.transaction(async transaction => {
      await transaction.execute(sql`insert into notes values ('lost')`)
      await transaction.execute(sql`select 1 / 0`).catch(() => {})
    })
    await expect(careless).rejects.toThrow('division by zero')
    expect(await notes()).toEqual([])
  })

  test('past its deadline can do nothing', async () => {
    await database.execute(sql`truncate notes`)
    const bound = withDeadline(database, new Deadline(0.3))
    const late = bound.transaction(async transaction => {
      await transaction.execute(sql`insert into notes values ('late')`)
      await Bun.sleep(400)
    })
    expect(refusalIn(await late.catch(error => error))?.code).toBe('not_now')
    expect(refusalIn(await bound.execute(sql`select 1`).catch(error => error))?.code).toBe('not_now')
    expect(await notes()).toEqual([])
  })
})

describe('a pool', () => {
  test('lets a thousand callers wait for a connection, and refuses others immediately', async () => {
    const { database: narrow, close } = openDatabase(url, { connections: 1 })
    const outcomes: string[] = []
    const ask = (work: PromiseLike<unknown>) =>
      work.then(
        () => outcomes.push('done'),
        error => outcomes.push(refusalIn(error)?.code ?? 'failed'),
      )
    const asked = [
      ask(narrow.execute(sql`select pg_sleep(0.5)`)),
      ...Array.from({ length: 1100 }, () => ask(narrow.execute(sql`select 1`))),
    ]
    await Promise.all(asked)
    expect(outcomes.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 'not_now'))
    expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(1001)
    await close()
  })

  test('makes the server end slow statements, except with patience', async () => {
    const limits = sql`select setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`
    const settings = (rows: Iterable<Record<string, unknown>>) => [...rows].map(({ setting }) => setting)
    const usual = openDatabase(url, { connections: 1 })
    expect(settings(await usual.database.execute(limits))).toEqual(['8000', '5000', '8000'])
    await usual.close()
    expect(settings(await patiently(url, patient => patient.execute(limits)))).toEqual(['0', '0', '0'])
  })
})
