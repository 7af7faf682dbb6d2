// Limits how much one caller may add to the database per day, across all calls: minute limits alone allow 432,000 calls.
import type { Endpoint } from '@portal/contract/endpoint'
import { sql } from 'drizzle-orm'
import { rateLimits } from '../../schema/sessions.ts'
import { plannedOnce } from '../database/database.ts'
import type { Context } from '../request/context.ts'
import { Refusal } from '../request/refusal.ts'
import { networkOf } from './network.ts'

/** Bytes per person, or for all visitors of one network, from midnight to midnight UTC. @internal */
export const dailyRoom = 10_000_000

/** Covers what a call adds in addition to its body: rows and their indexes, a notification, a job. */
const overhead = 1024

/** How much quota a call uses, in bytes, if each byte of its body counts this many times. */
export const roomFor = (body: unknown, times: number): number =>
  overhead + (body === undefined ? 0 : times * Buffer.byteLength(JSON.stringify(body)))

/** Whether the endpoint's calls add to the database, unless their route says otherwise. */
export const addsRows = ({ method }: Endpoint): boolean => method === 'POST' || method === 'PUT'

/**
 * Reserves quota for what the call will add; throws `too_many` if the day's quota is used up. Runs in the
 * call's transaction, so a rollback uses none. A single atomic statement keeps concurrent calls within the
 * quota. Rows of another day count for nothing, so setting the clock back blocks nobody.
 */
export const takeRoom = async ({ database, caller, address }: Context, bytes: number): Promise<void> => {
  const owner = caller ? caller.id : networkOf(address)
  const key = new Bun.CryptoHasher('sha256').update(`daily-room ${owner}`).digest('base64url')
  const isToday = sql`kept.free_at = excluded.free_at`
  const taken = await database.execute(
    plannedOnce(sql`
    insert into ${rateLimits} as kept (key, free_at, taken)
    values (${key}, date_trunc('day', now(), 'UTC') + interval '1 day', ${bytes})
    on conflict (key) do update set
      free_at = excluded.free_at,
      taken = case when ${isToday} then kept.taken + excluded.taken else excluded.taken end
    where not ${isToday} or kept.taken + excluded.taken <= ${dailyRoom}
    returning 1`),
  )
  if (taken.length > 0) return
  const [left] = await database.execute<{ seconds: number }>(
    sql`select extract(epoch from date_trunc('day', now(), 'UTC') + interval '1 day' - now())::float8 as seconds`,
  )
  throw new Refusal('too_many', 'You’ve reached today’s limit. You can continue after midnight UTC.', {
    retryAfterSeconds: left?.seconds ?? 1,
  })
}
