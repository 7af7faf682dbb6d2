// Rate limits by GCRA: one moment per key says when all its tries are free again. Some have a fixed window
// instead. Clocks may be set back or run ahead, so no stored moment counts as later than one period from now.
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
  /** Counted per signed-in person (a visitor counts as their network), always per network, or per network that has one vote. */
  by: 'person' | 'network' | 'voting network'
  /** In the database a limit applies across replicas; in memory it costs nothing and applies per replica. */
  kept: 'database' | 'memory'
  /** All tries come back at once, a full period after the first; otherwise one by one. */
  isFixed?: true
}

const minute = 60
const hour = 3600

export const reads: Limit = { name: 'reads', tries: 3000, perSeconds: minute, by: 'person', kept: 'memory' }
/** A search shows 24 pictures at once, so they must not use up the other reads. */
export const photoReads: Limit = { ...reads, name: 'photo-reads', tries: 6000 }
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
  by: 'network',
  kept: 'database',
}
export const signIns: Limit = {
  name: 'sign-ins',
  tries: 100,
  perSeconds: 5 * minute,
  by: 'network',
  kept: 'database',
  isFixed: true,
}
/** For calls that may cause a mail to an address that anyone can type. */
export const mailRequests: Limit = {
  name: 'mail-requests',
  tries: 30,
  perSeconds: hour,
  by: 'network',
  kept: 'database',
}
/** Each mails an address that the caller typed. */
export const addressChanges: Limit = {
  name: 'address-changes',
  tries: 10,
  perSeconds: hour,
  by: 'person',
  kept: 'database',
}
/** Closing an account and keeping it: each leaves a line in the account's activity, and may ask the payment provider. */
export const closings: Limit = {
  name: 'closings',
  tries: 20,
  perSeconds: hour,
  by: 'person',
  kept: 'database',
}
/** Copies of one's data: one a day is made, and each asked for leaves a line in the account's activity. */
export const exportRequests: Limit = {
  name: 'export-requests',
  tries: 20,
  perSeconds: 24 * hour,
  by: 'person',
  kept: 'database',
}
/** Each leaves a line in the account's activity. */
export const sessionEnds: Limit = {
  name: 'session-ends',
  tries: 100,
  perSeconds: hour,
  by: 'person',
  kept: 'database',
}
/** For what opens a link from a mail. */
export const linkUses: Limit = {
  name: 'link-uses',
  tries: 100,
  perSeconds: hour,
  by: 'network',
  kept: 'database',
}
/** For mails to one address, or to one person's; each kind counts by itself. */
export const mailedLinks: Limit = {
  name: 'mailed-links',
  tries: 5,
  perSeconds: hour,
  by: 'person',
  kept: 'database',
  isFixed: true,
}
/** For offers of homes, from all landlords, to one address: it may belong to a stranger. */
export const mailedOffers: Limit = {
  name: 'mailed-offers',
  tries: 10,
  perSeconds: 24 * hour,
  by: 'person',
  kept: 'database',
}
export const newsletterSignUps: Limit = {
  name: 'newsletter-sign-ups',
  tries: 30,
  perSeconds: hour,
  by: 'network',
  kept: 'database',
}
/** The payment provider sends a dozen for one purchase. */
export const webhooks: Limit = {
  name: 'webhooks',
  tries: 6000,
  perSeconds: minute,
  by: 'network',
  kept: 'memory',
}
/** These calls ask the payment provider, whose own limit all people share. */
export const billingCalls: Limit = {
  name: 'billing-calls',
  tries: 60,
  perSeconds: 5 * minute,
  by: 'person',
  kept: 'database',
}
/**
 * Pages send one or two each. Refused reports are only missing from the figures. Counted per network that has one vote: otherwise a
 * line with many networks could make the votes slow to count.
 */
export const clientReports: Limit = {
  name: 'client-reports',
  tries: 300,
  perSeconds: minute,
  by: 'voting network',
  kept: 'database',
}
/** Messages to the assistant. */
export const assistantMessages: Limit = {
  name: 'assistant-messages',
  tries: 30,
  perSeconds: 5 * minute,
  by: 'person',
  kept: 'database',
}
/** Each may ask a geocoder, whose own limit all people share. */
export const addressLookups: Limit = {
  name: 'address-lookups',
  tries: 60,
  perSeconds: 5 * minute,
  by: 'person',
  kept: 'memory',
}
/** Messages in conversations with other people. */
export const threadMessages: Limit = {
  name: 'thread-messages',
  tries: 30,
  perSeconds: minute,
  by: 'person',
  kept: 'database',
}
/** Each asks the language model for a long text. */
export const textSuggestions: Limit = {
  name: 'text-suggestions',
  tries: 10,
  perSeconds: 5 * minute,
  by: 'person',
  kept: 'database',
}
export const uploads: Limit = {
  name: 'uploads',
  tries: 60,
  perSeconds: hour,
  by: 'person',
  kept: 'database',
}
/** What people ask each other for, and show each other unasked. */
export const consentRequests: Limit = {
  name: 'consent-requests',
  tries: 20,
  perSeconds: 24 * hour,
  by: 'person',
  kept: 'database',
  isFixed: true,
}
/** Answers to requests, and ends of sharing: far more than anyone has to give in a day. */
export const consentAnswers: Limit = {
  name: 'consent-answers',
  tries: 200,
  perSeconds: 24 * hour,
  by: 'person',
  kept: 'database',
}
/** Applications for homes: each tells a landlord, also one that is withdrawn and sent again. */
export const applicationsSent: Limit = {
  name: 'applications-sent',
  tries: 30,
  perSeconds: 24 * hour,
  by: 'person',
  kept: 'database',
}
/** Agreements to offers of a home: each tells many people. */
export const agreements: Limit = {
  name: 'agreements',
  tries: 100,
  perSeconds: 24 * hour,
  by: 'person',
  kept: 'database',
}
/** Each mails an address that the caller typed. */
export const invitations: Limit = {
  name: 'invitations',
  tries: 20,
  perSeconds: 24 * hour,
  by: 'person',
  kept: 'database',
  isFixed: true,
}
/** Each tells the other person, in the portal and by mail. */
export const notices: Limit = {
  name: 'notices',
  tries: 20,
  perSeconds: 24 * hour,
  by: 'person',
  kept: 'database',
}
/** Each look at shared facts leaves a row. */
export const factLooks: Limit = {
  name: 'fact-looks',
  tries: 300,
  perSeconds: hour,
  by: 'person',
  kept: 'database',
}
export const filings: Limit = {
  name: 'filings',
  tries: 60,
  perSeconds: hour,
  by: 'person',
  kept: 'database',
}

const tooOften = 'Too many attempts. Please wait a moment and try again.'

/**
 * Takes one try for the key (a network, a person's id or similar), or `count` of a limit that is kept in the database and has no fixed
 * window; throws `too_many` if they are not free.
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

/** Takes one try for the key and returns whether one was free. */
export const hasTry = (database: Database, limit: Limit, key: string): Promise<boolean> =>
  takeTry(database, limit, key).then(
    () => true,
    thrown => {
      if (thrown instanceof Refusal) return false
      throw thrown
    },
  )

const takeInMemory = triesInMemory()

/** Returns how many seconds to wait; 0 if a try was free. */
const take = async (database: Database, limit: Limit, key: string, count: number): Promise<number> => {
  if (limit.kept === 'memory') return takeInMemory(`${limit.name} ${key}`, limit)
  return limit.isFixed ? takeInWindow(database, limit, key) : takeInDatabase(database, limit, key, count)
}

/** Frees all tries of the key, and returns how many a fixed window had counted. */
export const giveTriesBack = async (database: Database, limit: Limit, key: string): Promise<number> => {
  const isKeys = eq(rateLimits.key, storedKey(limit, key))
  const [kept] = await database
    .delete(rateLimits)
    .where(isKeys)
    .returning({ isCounting: sql<boolean>`${rateLimits.freeAt} > now()`, taken: rateLimits.taken })
  return kept?.isCounting ? kept.taken : 0
}

/** Frees the key's last try, or the last few of a fixed window. */
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

/** Hashed, because a key may be an email address, and of any length. */
const storedKey = (limit: Pick<Limit, 'name'>, key: string): string =>
  new Bun.CryptoHasher('sha256').update(`${limit.name} ${key}`).digest('base64url')

const after = (seconds: number): SQL => sql`(now() + ${seconds} * interval '1 second')`

/** Seconds until the key's moment; a moment more than one period away is corrected to that. */
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

/** A single atomic statement, so that concurrent calls get exactly the free tries. */
const takeInDatabase = async (
  database: Database,
  limit: Limit,
  key: string,
  count: number,
): Promise<number> => {
  const { perSeconds, tries } = limit
  const step = (perSeconds / tries) * count
  const stored = storedKey(limit, key)
  const taken = await database.execute(
    counting(sql`
    insert into ${rateLimits} as kept (key, free_at)
    values (${stored}, ${after(step)})
    on conflict (key) do update
      set free_at = greatest(kept.free_at, now()) + ${step} * interval '1 second'
      where kept.free_at <= ${after(perSeconds - step)}
    returning 1`),
  )
  if (taken.length > 0) return 0
  return Math.max(1, (await secondsUntilFree(database, limit, stored)) - (perSeconds - step))
}

/** Also a single atomic statement. If all tries were given back, the next one begins a new window. */
const takeInWindow = async (database: Database, limit: Limit, key: string): Promise<number> => {
  const { perSeconds, tries } = limit
  const stored = storedKey(limit, key)
  const isOver = sql`(kept.free_at <= now() or kept.taken = 0)`
  const taken = await database.execute(
    counting(sql`
    insert into ${rateLimits} as kept (key, free_at, taken)
    values (${stored}, ${after(perSeconds)}, 1)
    on conflict (key) do update
      set free_at = case when ${isOver} then excluded.free_at else least(kept.free_at, excluded.free_at) end,
        taken = case when ${isOver} then 1 else kept.taken + 1 end
      where ${isOver} or kept.taken < ${tries}
    returning 1`),
  )
  if (taken.length > 0) return 0
  return Math.max(1, await secondsUntilFree(database, limit, stored))
}
