// A clock of a process or of the database is set back or ahead: nobody waits longer than a limit's own period.
import { afterEach, describe, expect, jest, spyOn, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { openTestApp } from '../../../test/test-app.ts'
import { routes } from '../../app.ts'
import { rateLimits, sessions } from '../../schema/sessions.ts'
import { runHousekeeping } from '../database/housekeeping.ts'
import { Refusal } from '../request/refusal.ts'
import * as limitsByName from './rate-limit.ts'
import { giveTriesBack, giveTryBack, type Limit, takeTry } from './rate-limit.ts'

const { database, signUp, visitor, forgetLimits } = await openTestApp()
const stepSeconds = 2 * 3600
const steps = [
  ['back', stepSeconds],
  ['ahead', -stepSeconds],
] as const

/** Those exported beside the counting code, and those of routes. */
const limits = new Map<string, Limit>()
for (const value of [...Object.values(limitsByName), ...routes.map(({ limit }) => limit)])
  if (typeof value === 'object') limits.set(value.name, value)
const limitsKept = (where: Limit['kept']) => [...limits].filter(([, { kept }]) => kept === where)

const waitOf = async (limit: Limit, key: string): Promise<number> => {
  const refusal = await takeTry(database, limit, key).catch((thrown: unknown) => thrown)
  if (!refusal) return 0
  if (refusal instanceof Refusal) return refusal.detail.retryAfterSeconds ?? Number.NaN
  throw refusal
}
/** Moments are kept in milliseconds; in seconds. */
const rounding = 0.001
/** Moments are rounded, so this can take a fraction of a millisecond. */
const untilFree = (limit: Limit, key: string) => untilTrue(async () => (await waitOf(limit, key)) === 0)
const useUp = async (limit: Limit, secondsFromNow: number): Promise<string> => {
  await database.delete(rateLimits)
  const key = crypto.randomUUID()
  await takeTry(database, limit, key)
  const freeAt = sql`now() + ${limit.perSeconds + secondsFromNow} * interval '1 second'`
  await database.update(rateLimits).set({ freeAt, taken: limit.tries })
  return key
}
const letPass = (seconds: number) =>
  database.update(rateLimits).set({ freeAt: sql`${rateLimits.freeAt} - ${seconds} * interval '1 second'` })

afterEach(() => jest.restoreAllMocks())

const moveClock = (seconds: number) => {
  const now = Date.now.bind(Date)
  spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000)
}

describe('a limit in the database', () => {
  test.each(limitsKept('database'))('holds nobody for longer than its period: %s', async (_, limit) => {
    const { perSeconds, tries, isFixed } = limit
    const longest = isFixed ? perSeconds : perSeconds / tries
    const held = await useUp(limit, stepSeconds)
    expect(await waitOf(limit, held)).toBeGreaterThan(0)
    expect(await waitOf(limit, held)).toBeLessThanOrEqual(Math.max(longest, 1) + rounding)
    await letPass(longest)
    await untilFree(limit, held)

    // What takes longer than the step has begun, and goes on.
    const rest = Math.max(0, longest - stepSeconds)
    expect(await waitOf(limit, await useUp(limit, -stepSeconds))).toBeLessThanOrEqual(rest + rounding)

    const partly = await useUp(limit, stepSeconds)
    await giveTryBack(database, limit, partly)
    await untilFree(limit, partly)
    expect(await giveTriesBack(database, limit, partly)).toBe(tries)
  })
})

describe.each(steps)('a process whose clock is set %s by two hours', (_, seconds) => {
  test.each([...limits])('is not blocked by any unused limit: %s', async (_, limit) => {
    const key = crypto.randomUUID()
    moveClock(seconds)
    expect(await waitOf(limit, key)).toBe(0)
    jest.restoreAllMocks()
    for (let more = 0; more < Math.min(limit.tries - 1, 5); more += 1)
      expect(await waitOf(limit, key)).toBe(0)
  })

  test('keeps people signed in, as long as others', async () => {
    moveClock(seconds)
    const { user } = await signUp('tenant')
    jest.restoreAllMocks()
    const [session] = await database
      .select({
        seen: sql<number>`extract(epoch from ${sessions.lastSeenAt} - now())::float8`,
        left: sql<number>`extract(epoch from ${sessions.expiresAt} - now())::float8`,
      })
      .from(sessions)
      .where(eq(sessions.userId, user.id))
    expect(Math.abs(session?.seen ?? Number.NaN)).toBeLessThan(600)
    expect(Math.abs((session?.left ?? Number.NaN) - 30 * 86_400)).toBeLessThan(600)
  })
})

describe.each(steps)('data from before the database’s clock is set %s by two hours', (_, seconds) => {
  /** Found through the catalog. */
  const moveAllMoments = async () => {
    const columns = await database.execute<{ table: string; sets: string }>(sql`
      select table_name as table, string_agg(format('%1$I = %1$I + %2$s * interval ''1 second''', column_name, ${seconds}::int), ', ') as sets
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type like 'timestamp%' and is_generated = 'NEVER'
      group by 1`)
    expect(columns.length).toBeGreaterThan(20)
    for (const { table, sets } of columns)
      await database.execute(sql`update ${sql.identifier(table)} set ${sql.raw(sets)}`)
  }

  test('blocks nobody from reading or signing in', async () => {
    await forgetLimits()
    const people = [await signUp('tenant'), await signUp('landlord')]
    await moveAllMoments()
    for (const person of people) {
      const reads = routes.filter(
        ({ endpoint: { method, path, kind, access } }) =>
          method === 'GET' && !path.includes(':') && kind !== 'events' && access === 'person',
      )
      expect(reads.length).toBeGreaterThan(10)
      const statuses = await Promise.all(
        reads.map(async ({ endpoint }) => (await person.sendTo(endpoint)).status),
      )
      for (const refused of [401, 429, 500, 503]) expect(statuses).not.toContain(refused)
      const body = { email: person.user.email, password: 'correct horse battery' }
      await visitor().call(authEndpoints.login, { body })
    }
  })

  test.each([
    ['when it is used', async (read: () => Promise<unknown>) => void (await read())],
    ['when nobody uses it', () => runHousekeeping(database)],
  ])('lets no session live longer than others: %s', async (_, correct) => {
    await forgetLimits()
    const person = await signUp('tenant')
    const mine = eq(sessions.userId, person.user.id)
    await database
      .update(sessions)
      .set({
        lastSeenAt: sql`now() + ${seconds} * interval '1 second'`,
        expiresAt: sql`now() + interval '30 days' + ${seconds} * interval '1 second'`,
      })
      .where(mine)
    await correct(() => person.call(authEndpoints.me))
    // Moments are rounded to milliseconds, also up.
    const soon = sql`now() + interval '1 millisecond'`
    const isAhead = sql<boolean>`${sessions.lastSeenAt} > ${soon} or ${sessions.expiresAt} > ${soon} + interval '30 days'`
    expect(await database.select({ isAhead }).from(sessions).where(mine)).toEqual([{ isAhead: false }])
  })
})
