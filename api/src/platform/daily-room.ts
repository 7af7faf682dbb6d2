// How much one caller may add to the database in a day, whatever they call: minute limits alone let 432,000 calls through.
import type { Endpoint } from '@portal/contract/endpoint'
import { sql } from 'drizzle-orm'
import { rateLimits } from '../schema/sessions.ts'
import type { Context } from './context.ts'
import { networkOf } from './network.ts'
import { Refusal } from './refusal.ts'

/** Bytes for a person, or for all visitors of one network, from midnight to midnight (UTC). @internal */
export const dailyRoom = 10_000_000

/** For what a call leaves besides what it was sent: rows and their indexes, a notification, a job. */
const overhead = 1024

/** How much of the day’s room a call takes, in bytes, whose body counts so many times. */
export const roomFor = (body: unknown, times: number): number =>
  overhead + (body === undefined ? 0 : times * Buffer.byteLength(JSON.stringify(body)))

/** Whether calls of the endpoint add to the database, unless their route says otherwise. */
export const addsRows = ({ method }: Endpoint): boolean => method === 'POST' || method === 'PUT'

/**
 * Takes room for what the call will leave; throws `too_many` when the day has no more. In the transaction of the call: what is
 * rolled back takes none. One atomic statement, so that any number of calls at once take no more than there is. A row of another
 * day counts for nothing, so that a clock that was set back holds nobody.
 */
export const takeRoom = async ({ database, caller, address }: Context, bytes: number): Promise<void> => {
  const owner = caller ? caller.id : networkOf(address)
  const key = new Bun.CryptoHasher('sha256').update(`daily-room ${owner}`).digest('base64url')
  const isToday = sql`kept.free_at = excluded.free_at`
  const taken = await database.execute(sql`
    insert into ${rateLimits} as kept (key, free_at, taken)
    values (${key}, date_trunc('day', now(), 'UTC') + interval '1 day', ${bytes})
    on conflict (key) do update set
      free_at = excluded.free_at,
      taken = case when ${isToday} then kept.taken + excluded.taken else excluded.taken end
    where not ${isToday} or kept.taken + excluded.taken <= ${dailyRoom}
    returning 1`)
  if (taken.length > 0) return
  const [left] = await database.execute<{ seconds: number }>(
    sql`select extract(epoch from date_trunc('day', now(), 'UTC') + interval '1 day' - now())::float8 as seconds`,
  )
  throw new Refusal('too_many', 'You have added a lot today. You can continue after midnight (UTC).', {
    retryAfterSeconds: left?.seconds ?? 1,
  })
}
