// What would grow for ever: rows that nobody can use any more.
import { lt, or, sql } from 'drizzle-orm'
import { rateLimits, sessions } from '../schema/sessions.ts'
import type { Database } from './database.ts'
import { idleSince } from './find-caller.ts'

/** Deletes sessions that have ended by themselves, and limits whose tries are all free again. */
export const keepHouse = async (database: Database): Promise<void> => {
  await database
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.lastSeenAt, idleSince())))
  await database.delete(rateLimits).where(lt(rateLimits.freeAt, sql`now()`))
}
