// Rate limits by GCRA: one moment per key says when all its tries are free again.
import { eq, sql } from 'drizzle-orm'
import { rateLimits } from '../schema/sessions.ts'
import type { Database } from './database.ts'
import { Refusal } from './refusal.ts'

export interface Limit {
  /** Limits of one name share their tries. */
  name: string
  tries: number
  perSeconds: number
  /** Counted per person who is signed in (a visitor counts as their address), or per address always. */
  by: 'person' | 'address'
  /** In the database a limit holds across replicas; in memory it costs nothing and holds per replica. */
  kept: 'database' | 'memory'
}

const minute = 60
const hour = 3600

export const reads: Limit = { name: 'reads', tries: 3000, perSeconds: minute, by: 'person', kept: 'memory' }
export const writes: Limit = {
  name: 'writes',
  tries: 300,
  perSeconds: minute,
  by: 'person',
  kept: 'database',
}
export const registrations: Limit = {
  name: 'registrations',
  tries: 100,
  perSeconds: hour,
  by: 'address',
  kept: 'database',
}
export const signIns: Limit = {
  name: 'sign-ins',
  tries: 100,
  perSeconds: 5 * minute,
  by: 'address',
  kept: 'database',
}
/** Per account, given back on success, so that only failures count. */
export const failedSignIns: Limit = { ...signIns, name: 'failed-sign-ins', tries: 10 }

/** Takes one try for the key (an address, a person's id or the like); throws `too_many` when none is free. */
export const takeTry = async (database: Database, limit: Limit, key: string): Promise<void> => {
  const waitSeconds =
    limit.kept === 'memory' ? takeInMemory(limit, key) : await takeInDatabase(database, limit, key)
  if (waitSeconds > 0)
    throw new Refusal('too_many', 'Too many tries. Please wait a moment and try again.', {
      retryAfterSeconds: waitSeconds,
    })
}

/** Makes all tries of the key free again. */
export const giveTriesBack = async (database: Database, limit: Limit, key: string): Promise<void> => {
  await database.delete(rateLimits).where(eq(rateLimits.key, storedKey(limit, key)))
}

/** Makes the last try of the key free again. */
export const giveTryBack = async (
  database: Database,
  { perSeconds, tries, ...limit }: Limit,
  key: string,
): Promise<void> => {
  const step = perSeconds / tries
  await database
    .update(rateLimits)
    .set({ freeAt: sql`${rateLimits.freeAt} - ${step} * interval '1 second'` })
    .where(eq(rateLimits.key, storedKey(limit, key)))
}

/** Hashed: a key may be an email address, and of any length. */
const storedKey = (limit: Pick<Limit, 'name'>, key: string): string =>
  new Bun.CryptoHasher('sha256').update(`${limit.name} ${key}`).digest('base64url')

/** One atomic statement: of any number of rivals at once, exactly as many pass as tries are free. */
const takeInDatabase = async (database: Database, limit: Limit, key: string): Promise<number> => {
  const { perSeconds, tries } = limit
  const step = perSeconds / tries
  const stored = storedKey(limit, key)
  const taken = await database.execute(sql`
    insert into ${rateLimits} as kept (key, free_at)
    values (${stored}, now() + ${step} * interval '1 second')
    on conflict (key) do update
      set free_at = greatest(kept.free_at, now()) + ${step} * interval '1 second'
      where kept.free_at <= now() + ${perSeconds - step} * interval '1 second'
    returning 1`)
  if (taken.length > 0) return 0
  const [kept] = await database.select().from(rateLimits).where(eq(rateLimits.key, stored))
  const busyMs = kept ? Date.parse(kept.freeAt) - Date.now() : 0
  return Math.max(1, busyMs / 1000 - (perSeconds - step))
}

const freeAtMs = new Map<string, number>()
const mostKeys = 100_000

const takeInMemory = ({ name, perSeconds, tries }: Limit, key: string): number => {
  const now = Date.now()
  const stepMs = (perSeconds * 1000) / tries
  const keyInMemory = `${name} ${key}`
  const start = Math.max(freeAtMs.get(keyInMemory) ?? 0, now)
  const waitMs = start + stepMs - now - perSeconds * 1000
  if (waitMs > 0) return Math.max(1, waitMs / 1000)
  if (freeAtMs.size >= mostKeys) forgetFreeKeys(now)
  freeAtMs.set(keyInMemory, start + stepMs)
  return 0
}

const forgetFreeKeys = (now: number): void => {
  for (const [key, freeAt] of freeAtMs) if (freeAt <= now) freeAtMs.delete(key)
  if (freeAtMs.size >= mostKeys) freeAtMs.clear()
}
