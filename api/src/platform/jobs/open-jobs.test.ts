import { afterEach, describe, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { expectErrors } from '@portal/server/test/expect-errors'
import { inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { sql } from 'drizzle-orm'
import { openTestApp } from '../../../test/test-app.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import type { PortalEvent, Subscriber } from './deliver-event.ts'
import { type JobOptions, type Jobs, openJobs } from './open-jobs.ts'
import { sendSignal } from './signals.ts'

expectErrors(
  /given to another process, because this one was too slow/,
  /This is what the test wants|terminating connection|CONNECTION_|ECONNRESET/,
)

const dyingProcess = fileURLToPath(new URL('../../../test/dying-process.ts', import.meta.url))
const { database, url } = await openTestApp()
await database.execute(sql`create table handled (event_id uuid not null, by text not null)`)
const handled = async () => [...(await database.execute(sql`select event_id as id, by from handled`))]

const transactions = () =>
  database.execute(sql`select from pg_stat_activity where datname = current_database() and xact_start is not null
    and backend_type = 'client backend' and pid <> pg_backend_pid()`)

const tellAs =
  (by: string): Subscriber<PortalEvent['type']> =>
  async (transaction, _event, id) => {
    await transaction.execute(sql`insert into handled values (${id}, ${by})`)
  }

const announce = (jobs: Jobs) =>
  database.transaction(transaction =>
    jobs.announce(transaction, { type: 'maintenance_filed', requestId: 'any' }),
  )

let processes = new AsyncDisposableStack()
afterEach(async () => {
  await processes.disposeAsync()
  processes = new AsyncDisposableStack()
  await database.execute(sql`truncate handled, pgboss.job`)
})

/** As another process would. */
const openAs = async (
  subscriber: Subscriber<PortalEvent['type']>,
  options: Partial<JobOptions> = {},
): Promise<Jobs> => {
  const subscribers = { maintenance_filed: [subscriber], password_forgotten: [subscriber] }
  const jobs = await openJobs({ url, subscribers, ...options })
  processes.defer(jobs.stop)
  return jobs
}

describe('an event', () => {
  test(
    'is delivered once, as soon as it is announced, by one of the processes',
    async () => {
      const jobs = await openAs(tellAs('one'), { pollEverySeconds: 3600 })
      await openAs(tellAs('other'), { pollEverySeconds: 3600 })
      for (let count = 1; count <= 5; count += 1) {
        await announce(jobs)
        await untilTrue(async () => (await handled()).length === count)
      }
      await Promise.all(Array.from({ length: 100 }, () => announce(jobs)))
      await untilTrue(async () => (await handled()).length >= 105)
      await untilHandled(database)
      const ids = (await handled()).map(({ id }) => id)
      expect([ids.length, new Set(ids).size]).toEqual([105, 105])
    },
    inRounds(60),
  )

  test(
    'in a transaction that fails is never delivered',
    async () => {
      const jobs = await openAs(tellAs('one'))
      const failing = database.transaction(async transaction => {
        await jobs.announce(transaction, { type: 'maintenance_filed', requestId: 'none' })
        throw new Error('after all not')
      })
      await expect(failing).rejects.toThrow('after all not')
      await announce(jobs)
      await untilTrue(async () => (await handled()).length > 0)
      expect(await handled()).toHaveLength(1)
    },
    inRounds(60),
  )

  test('whose subscriber fails is delivered later, without doubling what the subscriber had written', async () => {
    let failures = 0
    const jobs = await openAs(async (transaction, what, id) => {
      await tellAs('one')(transaction, what, id)
      if (failures === 2) return
      failures += 1
      throw new Error('This is what the test wants')
    })
    await announce(jobs)
    await untilTrue(async () => (await handled()).length > 0)
    await untilHandled(database)
    expect([failures, (await handled()).length]).toEqual([2, 1])
  }, 600_000)

  test('that someone waits for is delivered before those that have waited longer', async () => {
    const taken: string[] = []
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const jobs = await openAs(async (_, { type }) => {
      taken.push(type)
      await released
    })
    await announce(jobs)
    await untilTrue(() => taken.length > 0)
    await Promise.all(Array.from({ length: 60 }, () => announce(jobs)))
    await database.transaction(transaction =>
      jobs.announce(transaction, { type: 'password_forgotten', email: 'ada@example.org' }),
    )
    release()
    await untilTrue(() => taken.length === 62)
    expect(taken.indexOf('password_forgotten')).toBeLessThan(30)
  })

  test('that no process took is delivered once one runs', async () => {
    const jobs = await openAs(tellAs('first'))
    await jobs.stop()
    await announce(jobs)
    await openAs(tellAs('second'))
    await untilTrue(async () => (await handled()).length > 0)
    expect(await handled()).toMatchObject([{ by: 'second' }])
  })

  test('of a process that dies in the middle is delivered by another, once', async () => {
    const dying = Bun.spawn([process.execPath, dyingProcess, url], { stdout: 'pipe' })
    await dying.stdout.getReader().read() // it has written, and will never commit
    dying.kill('SIGKILL')
    await dying.exited
    expect(await handled()).toEqual([])
    await openAs(tellAs('survivor'), { deathAfterSeconds: 1 })
    await untilTrue(async () => (await handled()).length > 0)
    await untilHandled(database)
    expect(await handled()).toMatchObject([{ by: 'survivor' }])
  }, 600_000)

  test('that took too long is delivered by the next attempt, and no longer by the slow one', async () => {
    let tries = 0
    let isSlowOver = false
    const jobs = await openAs(
      async (transaction, what, id) => {
        tries += 1
        if (tries > 1) return tellAs('quick')(transaction, what, id)
        await untilTrue(async () => (await handled()).length > 0)
        await tellAs('slow')(transaction, what, id)
        isSlowOver = true
      },
      { deathAfterSeconds: 1 },
    )
    await announce(jobs)
    await untilTrue(async () => isSlowOver)
    await untilTrue(async () => (await transactions()).length === 0)
    expect(await handled()).toMatchObject([{ by: 'quick' }])
  }, 600_000)
})

test('a signal reaches all listeners of its topic in every process, once it is committed', async () => {
  const heard: string[] = []
  for (const name of ['one', 'other']) {
    const { signals } = await openAs(tellAs(name))
    const hear = (message: string) => heard.push(`${name} ${message}`)
    signals.subscribe('topic', hear, () => {})
    signals.subscribe('another', hear, () => {})
  }
  await database.transaction(async transaction => {
    await sendSignal(transaction, 'topic', 'news')
    await sendSignal(database, 'topic', 'earlier')
    await untilTrue(async () => heard.length >= 2)
    expect(heard.toSorted()).toEqual(['one earlier', 'other earlier'])
  })
  await untilTrue(async () => heard.length >= 4)
  expect(heard.slice(2).toSorted()).toEqual(['one news', 'other news'])
})

test('a process that loses its connections makes its listeners start over, and continues', async () => {
  const jobs = await openAs(tellAs('one'))
  let ends = 0
  jobs.signals.subscribe(
    'topic',
    () => {},
    () => {
      ends += 1
    },
  )
  await database.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await untilTrue(async () => ends === 1)
  const heard: string[] = []
  jobs.signals.subscribe(
    'topic',
    message => heard.push(message),
    () => {},
  )
  await sendSignal(database, 'topic', 'news')
  const isAnnounced = () =>
    announce(jobs).then(
      () => true,
      () => false, // false while pg-boss's connection is down
    )
  await untilTrue(isAnnounced)
  await untilTrue(async () => heard.length === 1 && (await handled()).length === 1)
}, 600_000)
