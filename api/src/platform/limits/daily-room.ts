// Limits how much one caller can add to the database per day: minute limits alone allow 432,000 calls.
import type { Endpoint } from '@portal/contract/endpoint'
import { sql } from 'drizzle-orm'
import { rateLimits } from '../../schema/sessions.ts'
import { plannedOnce } from '../database/database.ts'
import type { Context } from '../request/context.ts'
import { Refusal } from '../request/refusal.ts'
import { networkOf } from './network.ts'

/** Bytes per person, or for all visitors of one network, from midnight to midnight UTC. @internal */
export const dailyRoom = 10_000_000

/** Rows and their indexes, a notification, a mail, a job. */
const overhead = 1536

/** In bytes; each byte of the body counts this many times. */
export const roomFor = (body: unknown, times: number): number =>
  overhead + (body === undefined ? 0 : times * Buffer.byteLength(JSON.stringify(body)))

/** Unless the route says otherwise. */
export const addsRows = ({ method }: Endpoint): boolean => method === 'POST' || method === 'PUT'

/**
 * Throws `too_many` if the day's quota is used up. In the call's transaction, so a rollback uses none; a single atomic
 * statement, for concurrent calls. Rows of another day count for nothing, so setting the clock back blocks nobody.
 */
export const takeRoom = async ({ database, caller, address }: Context, bytes: number): Promise<void> => {
  const owner = caller ? caller.id : networkOf(address)
  const key = new Bun.CryptoHasher('sha256').update(`daily-room ${owner}`).digest('base64url')
  const isToday = sql`kept.free_at = excluded.free_at`
  const rows = await database.execute(
    plannedOnce(sql`
    insert into ${rateLimits} as kept (key, free_at, taken)
    values (${key}, date_trunc('day', now(), 'UTC') + interval '1 day', ${bytes})
    on conflict (key) do update set
      free_at = excluded.free_at,
      taken = case when ${isToday} then kept.taken + excluded.taken else excluded.taken end
    where not ${isToday} or kept.taken + excluded.taken <= ${dailyRoom}
    returning 1`),
  )
  if (rows.length > 0) return
  const [left] = await database.execute<{ seconds: number }>(
    sql`select extract(epoch from date_trunc('day', now(), 'UTC') + interval '1 day' - now())::float8 as seconds`,
  )
  throw new Refusal('too_many', 'You’ve reached today’s limit. You can continue after midnight UTC.', {
    retryAfterSeconds: left?.seconds ?? 1,
  })
}
