// A streaming replica for reads that can lag: used while it is at most a few seconds behind
// (docs/decisions/database.md).
import { log } from '@portal/server/log'
import { sql } from 'drizzle-orm'
import { repeat } from '../jobs/repeat.ts'
import { Deadline } from '../request/deadline.ts'
import { refusalIn } from '../request/refusal.ts'
import type { ConnectionPool } from './connection-pool.ts'
import { type Database, openDatabase, withDeadline } from './database.ts'

/** Everything committed this many seconds ago is in every answer. */
export const latestSeconds = 5

export interface Replica {
  /**
   * Runs `work` on the replica, or on `primary` if the replica is down, late, failing or too slow. `work` must only
   * read: it can run on both.
   */
  read: <Result>(work: (database: Database) => Promise<Result>, primary: Database) => Promise<Result>
  load: () => ReturnType<ConnectionPool['load']> & { seconds_late: number }
  close: () => Promise<void>
}

interface Bounds {
  latestMs: number
  /** Twice what our slowest searches take: then the primary is asked. */
  patienceMs: number
  pauseMs: number
}

const usual: Bounds = { latestMs: latestSeconds * 1000, patienceMs: 500, pauseMs: 1000 }

/** In the write-ahead log, and which database it is a copy of. */
interface Position {
  bytes: number
  of: string
  isReplica: boolean
}

const position = sql`
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0')::float8 as bytes,
    pg_is_in_recovery() as "isReplica", (
      select concat_ws(' ', system_identifier, oid) from pg_control_system(), pg_database
      where datname = current_database()
    ) as of`

/** A page of the log. */
const pageBytes = 8192
const headerBytes = 40

/** A primary counts a new page's header once the previous page is full; a replica replays it only with its record. */
const lastRecordEnd = (bytes: number): number =>
  bytes % pageBytes <= headerBytes ? bytes - (bytes % pageBytes) : bytes

/**
 * Reads from the replica while it is an up-to-date copy of the primary. Logs when it is no longer used, and when it is
 * again.
 */
export const openReplica = (
  url: string | undefined,
  primaryUrl: string,
  { latestMs, patienceMs, pauseMs }: Bounds = usual,
): Replica | undefined => {
  if (url === undefined) return undefined
  const copy = openDatabase(url, { timeouts: { statement_timeout: patienceMs } })
  // So that no queue delays the check.
  const watched = openDatabase(url, { connections: 1, timeouts: { statement_timeout: patienceMs } })
  const primary = openDatabase(primaryUrl, { connections: 1, timeouts: { statement_timeout: patienceMs } })
  const openedAt = performance.now()
  /** Oldest first. */
  let moments: { at: number; bytes: number }[] = []
  /** Everything committed before this is on the replica; undefined if unknown. */
  let completeUntil: number | undefined
  let isAway = true

  const within = <Result>(database: Database, work: (bound: Database) => Promise<Result>) => {
    const deadline = new Deadline(patienceMs / 1000)
    return deadline.bound(work(withDeadline(database, deadline)))
  }
  const positionOf = (database: Database): Promise<Position> =>
    within(database, async bound => {
      const [row] = await bound.execute<Position & Record<string, unknown>>(position)
      if (!row) throw new Error('A query without a table returned no row')
      return row
    })
  const msLate = () => performance.now() - (completeUntil ?? Number.NEGATIVE_INFINITY)

  const look = async () => {
    completeUntil = await findCompleteUntil().catch(thrown => {
      completeUntil = undefined
      isAway = true
      throw thrown
    })
    if (completeUntil === undefined || !isAway) return
    isAway = false
    log.tell('Searches are read from the replica.')
  }
  const findCompleteUntil = async (): Promise<number | undefined> => {
    const at = performance.now()
    const here = await positionOf(primary.database).catch(() => undefined)
    if (!here) return completeUntil
    const moment = { at, bytes: lastRecordEnd(here.bytes) }
    moments = [...moments.filter(({ at: earlier }) => earlier >= at - latestMs), moment]
    const replayed = await positionOf(watched.database)
    if (!replayed.isReplica || replayed.of !== here.of)
      throw new Error('it is not a replica of this database')
    const complete = moments.findLast(({ bytes }) => bytes <= replayed.bytes)
    if (!complete && at - openedAt > latestMs) throw new Error(`it is more than ${latestMs / 1000} s late`)
    return complete?.at
  }
  const stop = repeat(look, pauseMs, thrown =>
    log.error({
      error: `The replica is not used, and searches are read from the primary: ${reasonOf(thrown)}.`,
    }),
  )

  return {
    read: async (work, onPrimary) => {
      if (msLate() > latestMs) return work(onPrimary)
      try {
        return await within(copy.database, work)
      } catch {
        completeUntil = undefined // until the next check
        return work(onPrimary)
      }
    },
    load: () => ({ ...copy.load(), seconds_late: msLate() / 1000 }),
    close: async () => {
      await stop()
      await Promise.all([copy, watched, primary].map(({ close }) => close()))
    },
  }
}

const reasonOf = (thrown: unknown): string => {
  if (refusalIn(thrown)) return 'it does not answer'
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  return cause instanceof Error ? cause.message : String(cause)
}
