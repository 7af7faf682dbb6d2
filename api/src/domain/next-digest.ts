import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The next 8 AM in a time zone, by local time: daylight saving time makes a day shorter or longer. */
export const nextDigest = (zone: SQLWrapper | string, now: SQLWrapper = sql`now()`): SQL =>
  sql`(((${now} at time zone ${zone} - interval '8 hours')::date + 1 + time '08:00') at time zone ${zone})`
