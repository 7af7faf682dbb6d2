import { expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { eq, getTableName, lt, sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { newReminder } from '../../../test/new-reminder.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { properties } from '../../schema/properties.ts'
import { tableRecords } from '../../schema/records.ts'
import { aiReminders } from '../../schema/reminders.ts'
import { knownBrowsers, rateLimits, securityEvents, sessions } from '../../schema/sessions.ts'
import { webhookEvents } from '../../schema/subscriptions.ts'
import { runHousekeeping } from './housekeeping.ts'

const { database, register, signUp } = await openTestApp()

test('expired sessions are removed, others stay', async () => {
  const [expired, idle, alive] = [await signUp('tenant'), await signUp('tenant'), await signUp('tenant')]
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await database
    .update(sessions)
    .set({ expiresAt: daysAgo(1) })
    .where(eq(sessions.userId, expired.user.id))
  await database
    .update(sessions)
    .set({ lastSeenAt: daysAgo(8) })
    .where(eq(sessions.userId, idle.user.id))
  await runHousekeeping(database)
  expect(await database.select({ userId: sessions.userId }).from(sessions)).toEqual([
    { userId: alive.user.id },
  ])
  await alive.call(authEndpoints.me)
})

test('browsers that have not signed in for half a year are removed', async () => {
  const person = await register('tenant')
  const isTheirs = eq(knownBrowsers.userId, person.user.id)
  await runHousekeeping(database)
  expect(await database.$count(knownBrowsers, isTheirs)).toBe(1)
  await database.update(knownBrowsers).set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
  await runHousekeeping(database)
  expect(await database.$count(knownBrowsers)).toBe(0)
})

test('homes that were deleted ten minutes ago are removed for good, others stay', async () => {
  const { user } = await signUp('landlord')
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  for (const deletedAt of [null, minutesAgo(9), minutesAgo(11)])
    await database
      .insert(properties)
      .values({ ...newListing({ title: `${deletedAt}` }), landlordId: user.id, deletedAt })
  await runHousekeeping(database)
  const left = await database.select({ at: properties.deletedAt }).from(properties)
  expect(left.map(({ at }) => at && Math.round((Date.now() - Date.parse(at)) / 60_000))).toEqual([null, 9])
})

test('limits whose tries are all free again are removed, others stay', async () => {
  await database.delete(rateLimits)
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  await database.insert(rateLimits).values([
    { key: 'free', freeAt: at(-1) },
    { key: 'busy', freeAt: at(60) },
  ])
  await runHousekeeping(database)
  expect(await database.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'busy' }])
})

test('the last ninety days of the audit log stay, older entries are removed', async () => {
  await database.delete(securityEvents)
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const event = (days: number) =>
    ({ eventType: `${days} days ago`, status: 'refused', createdAt: daysAgo(days) }) as const
  await database.insert(securityEvents).values([event(91), event(89)])
  await runHousekeeping(database)
  expect(await database.select({ type: securityEvents.eventType }).from(securityEvents)).toEqual([
    { type: '89 days ago' },
  ])
})

test('reminders that ended thirty days ago are removed, open ones stay', async () => {
  const { user } = await signUp('tenant')
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const given = (title: string, days: number, over: object) =>
    newReminder(user.id, daysAgo(200), { title, updatedAt: daysAgo(days), ...over })
  await database
    .insert(aiReminders)
    .values([
      given('done long ago', 31, { isCompleted: true }),
      given('deleted long ago', 31, { isActive: false }),
      given('done', 29, { isCompleted: true }),
      given('open', 31, {}),
    ])
  await runHousekeeping(database)
  const left = await database
    .select({ title: aiReminders.title })
    .from(aiReminders)
    .orderBy(aiReminders.title)
  expect(left.map(({ title }) => title)).toEqual(['done', 'open'])
})

test('housekeeping runs four times an hour, in whichever process', async () => {
  expect([
    ...(await database.execute(sql`select name, cron from pgboss.schedule where name = 'housekeeping'`)),
  ]).toEqual([{ name: 'housekeeping', cron: '*/15 * * * *' }])
})

test('people are told each minute of applications, offers, tenancies and inquiries that ended by themselves', async () => {
  const names = sql`array['applications', 'tenancies', 'unanswered']`
  const scheduled = await database.execute(
    sql`select name, cron from pgboss.schedule where name = any(${names}) order by name`,
  )
  expect(scheduled.map(({ name, cron }) => [name, cron])).toEqual([
    ['applications', '* * * * *'],
    ['tenancies', '* * * * *'],
    ['unanswered', '* * * * *'],
  ])
})

test('the payment provider’s events from three months ago are removed, others stay', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await database.insert(webhookEvents).values(
    [91, 89].map(days => ({
      id: `evt_${days}`,
      type: 'invoice.paid',
      occurredAt: daysAgo(days),
      createdAt: daysAgo(days),
    })),
  )
  await runHousekeeping(database)
  expect(await database.select({ id: webhookEvents.id }).from(webhookEvents)).toEqual([{ id: 'evt_89' }])
})

/** With their own cleanup: pg-boss deletes a job a day after it is done, and daily figures likewise. */
const tablesOfOthers = [
  'drizzle.__drizzle_migrations', // one of a migration
  'pgboss.bam', // one of a change of its own tables
  'pgboss.job', // an event, until a day after it was delivered; a call announces two at most
  'pgboss.job_dependency', // goes with its job; ours have none
  'pgboss.queue', // one of a queue
  'pgboss.queue_stats', // a partition a day, dropped by pg-boss
  'pgboss.schedule', // one of a chore
  'pgboss.subscription', // ours has none
  'pgboss.version', // one row
  'pgboss.warning', // ours are logged instead
]

test('every table in the catalog has a known reason not to grow without limit', async () => {
  const found = await database.execute<{ name: string }>(sql`
    select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'm') and not relispartition
      and relpersistence <> 't' and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`)
  const known = [...tableRecords.map(({ table }) => `public.${getTableName(table)}`), ...tablesOfOthers]
  expect(known.toSorted()).toEqual(found.map(({ name }) => name).toSorted())
})

test('after years without housekeeping a run deletes only part of each table, and the next ones the rest', async () => {
  const most = 200_000
  await database.delete(rateLimits)
  await database.execute(sql`
    insert into rate_limits (key, free_at) select n, now() - interval '1 year' from generate_series(1, ${most + 10}) as n`)
  const { user } = await signUp('tenant')
  await database.insert(aiNotifications).values({
    userId: user.id,
    title: 'Long ago',
    message: 'It happened.',
    type: 'info',
    category: 'platform',
    createdAt: new Date(Date.now() - 91 * 86_400_000).toISOString(),
  })
  const isOver = lt(rateLimits.freeAt, sql`now()`)
  await runHousekeeping(database)
  expect(await database.$count(rateLimits, isOver)).toBe(10)
  expect(await database.$count(aiNotifications)).toBe(0)
  await runHousekeeping(database)
  expect(await database.$count(rateLimits, isOver)).toBe(0)
})

test('two processes that clean up at once do not wait for each other, and delete each row once', async () => {
  await database.execute(sql`
    insert into rate_limits (key, free_at) select n, now() - interval '1 year' from generate_series(1, 20000) as n`)
  await Promise.all([runHousekeeping(database), runHousekeeping(database), runHousekeeping(database)])
  expect(await database.$count(rateLimits, lt(rateLimits.freeAt, sql`now()`))).toBe(0)
})
