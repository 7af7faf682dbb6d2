// Rate limits by GCRA: one moment per key says when all its tries are free again. Some have a fixed window instead.
// Clocks can be wrong, so no stored moment counts as later than one period from now.
import { eq, type SQL, sql } from 'drizzle-orm'
import { rateLimits } from '../../schema/sessions.ts'
import { type Database, evenIfLate, plannedOnce } from '../database/database.ts'
import { Refusal } from '../request/refusal.ts'
import { triesInMemory } from './tries-in-memory.ts'

export interface Limit {
  /** Limits with the same name share their tries. */
  name: string
  tries: number
  perSeconds: number
  /** Per signed-in person (a visitor counts as their network), always per network, or per network that has one vote. */
  by: 'person' | 'network' | 'voting network'
  /** In the database a limit applies across replicas; in memory it costs nothing and applies per replica. */
  kept: 'database' | 'memory'
  /** All tries come back at once, a full period after the first; otherwise one by one. */
  isFixed?: true
}

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

type Options = Partial<Pick<Limit, 'by' | 'kept' | 'isFixed'>>

/** Per person and in the database by default. */
export const limitOf = (name: string, tries: number, perSeconds: number, options: Options = {}): Limit => ({
  name,
  tries,
  perSeconds,
  by: 'person',
  kept: 'database',
  ...options,
})

export const reads = limitOf('reads', 3000, minute, { kept: 'memory' })
export const writes = limitOf('writes', 300, minute)
export const registrations = limitOf('registrations', 100, hour, { by: 'network' })
export const signIns = limitOf('sign-ins', 100, 5 * minute, { by: 'network', isFixed: true })
export const linkUses = limitOf('link-uses', 100, hour, { by: 'network' })
/** To one address, or to one person's; each kind counts alone. */
export const mailedLinks = limitOf('mailed-links', 5, hour, { isFixed: true })
export const threadMessages = limitOf('thread-messages', 30, minute)
export const uploads = limitOf('uploads', 60, hour)

const tooOften = 'Too many attempts. Please wait a moment and try again.'

/**
 * For a key such as a person's id. `count` is for limits in the database without a fixed window. Throws `too_many` if
 * the tries are not free.
 */
export const takeTry = async (
  database: Database,
  limit: Limit,
  key: string,
  { count = 1, words = tooOften } = {},
): Promise<void> => {
  const waitSeconds = await take(database, limit, key, count)
  if (waitSeconds > 0) throw new Refusal('too_many', words, { retryAfterSeconds: waitSeconds })
}

/** Takes one try if it is free. */
export const hasTry = (database: Database, limit: Limit, key: string): Promise<boolean> =>
  takeTry(database, limit, key).then(
    () => true,
    thrown => {
      if (thrown instanceof Refusal) return false
      throw thrown
    },
  )

const takeInMemory = triesInMemory()

/** Returns the seconds to wait; 0 if a try was free. */
const take = async (database: Database, limit: Limit, key: string, count: number): Promise<number> => {
  if (limit.kept === 'memory') return takeInMemory(`${limit.name} ${key}`, limit)
  return limit.isFixed ? takeInWindow(database, limit, key) : takeInDatabase(database, limit, key, count)
}

/** Returns how many a fixed window had counted. */
export const giveTriesBack = async (database: Database, limit: Limit, key: string): Promise<number> => {
  const isKeys = eq(rateLimits.key, storedKey(limit, key))
  const [kept] = await database
    .delete(rateLimits)
    .where(isKeys)
    .returning({ isCounting: sql<boolean>`${rateLimits.freeAt} > now()`, taken: rateLimits.taken })
  return kept?.isCounting ? kept.taken : 0
}

/** The last try, or the last few of a fixed window. */
export const giveTryBack = async (
  database: Database,
  { perSeconds, tries, isFixed, ...limit }: Limit,
  key: string,
  count = 1,
): Promise<void> => {
  const step = perSeconds / tries
  await database
    .update(rateLimits)
    .set(
      isFixed
        ? { taken: sql`greatest(${rateLimits.taken} - ${count}::int, 0)` }
        : {
            freeAt: sql`least(${rateLimits.freeAt}, ${after(perSeconds)}) - ${step} * interval '1 second'`,
          },
    )
    .where(eq(rateLimits.key, storedKey(limit, key)))
}

/** Hashed, because a key can be an email address, and of any length. */
const storedKey = (limit: Pick<Limit, 'name'>, key: string): string =>
  new Bun.CryptoHasher('sha256').update(`${limit.name} ${key}`).digest('base64url')

const after = (seconds: number): SQL => sql`(now() + ${seconds} * interval '1 second')`

/** A moment more than one period away is corrected to that. */
const secondsUntilFree = async (database: Database, { perSeconds }: Limit, stored: string) => {
  const [kept] = await database.execute<{ seconds: number }>(sql`
    with corrected as (
      update ${rateLimits} as kept set free_at = ${after(perSeconds)}
      where kept.key = ${stored} and kept.free_at > ${after(perSeconds)}
    )
    select extract(epoch from least(kept.free_at, ${after(perSeconds)}) - now())::float8 as seconds
    from ${rateLimits} as kept where kept.key = ${stored}`)
  return kept?.seconds ?? 0
}

/** Every limited call sends it, and a try counts even if the call is refused because it was slow. */
const counting = (statement: SQL): SQL => plannedOnce(evenIfLate(statement))

/** Atomic, so that concurrent calls get exactly the free tries. */
const takeInDatabase = async (
  database: Database,
  limit: Limit,
  key: string,
  count: number,
): Promise<number> => {
  const { perSeconds, tries } = limit
  const step = (perSeconds / tries) * count
  const stored = storedKey(limit, key)
  const rows = await database.execute(
    counting(sql`
    insert into ${rateLimits} as kept (key, free_at)
    values (${stored}, ${after(step)})
    on conflict (key) do update
      set free_at = greatest(kept.free_at, now()) + ${step} * interval '1 second'
      where kept.free_at <= ${after(perSeconds - step)}
    returning 1`),
  )
  if (rows.length > 0) return 0
  return Math.max(1, (await secondsUntilFree(database, limit, stored)) - (perSeconds - step))
}

/** Also atomic. If all tries were given back, the next one begins a new window. */
const takeInWindow = async (database: Database, limit: Limit, key: string): Promise<number> => {
  const { perSeconds, tries } = limit
  const stored = storedKey(limit, key)
  const isOver = sql`(kept.free_at <= now() or kept.taken = 0)`
  const rows = await database.execute(
    counting(sql`
    insert into ${rateLimits} as kept (key, free_at, taken)
    values (${stored}, ${after(perSeconds)}, 1)
    on conflict (key) do update
      set free_at = case when ${isOver} then excluded.free_at else least(kept.free_at, excluded.free_at) end,
        taken = case when ${isOver} then 1 else kept.taken + 1 end
      where ${isOver} or kept.taken < ${tries}
    returning 1`),
  )
  if (rows.length > 0) return 0
  return Math.max(1, await secondsUntilFree(database, limit, stored))
}
