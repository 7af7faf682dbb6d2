import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * The next time that it is 8 in the morning in a zone. Counted by the clock on its walls: a day there begins at 8, and
 * is an hour shorter or longer where summer time begins or ends.
 */
export const nextDigest = (zone: SQLWrapper | string, now: SQLWrapper = sql`now()`): SQL =>
  sql`(((${now} at time zone ${zone} - interval '8 hours')::date + 1 + time '08:00') at time zone ${zone})`
