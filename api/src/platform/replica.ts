// A streaming replica of the database, for reads that may lag: used while it is known to be late by some seconds at most
// (docs/decisions/056).
import { log } from '@portal/server/log'
import { sql } from 'drizzle-orm'
import type { ConnectionPool } from './connection-pool.ts'
import { type Database, openDatabase, withDeadline } from './database.ts'
import { Deadline } from './deadline.ts'
import { repeat } from './jobs/repeat.ts'
import { refusalIn } from './refusal.ts'

/** What was committed so many seconds ago is in every answer. */
export const latestSeconds = 5

export interface Replica {
  /**
   * What `work` reads on the replica; on `primary` where the replica is away or late, and when it fails or takes too long.
   * `work` only reads, since it may be done on both.
   */
  read: <Result>(work: (database: Database) => Promise<Result>, primary: Database) => Promise<Result>
  /** Its connections, and by how many seconds it is late at most. */
  load: () => ReturnType<ConnectionPool['load']> & { seconds_late: number }
  close: () => Promise<void>
}

interface Bounds {
  /** A replica that is later is not read. */
  latestMs: number
  /** Twice what our slowest searches take: then the primary is asked instead. */
  patienceMs: number
  /** Between two looks at how late it is. */
  pauseMs: number
}

const usual: Bounds = { latestMs: latestSeconds * 1000, patienceMs: 500, pauseMs: 1000 }

/** Where a database is in the log of changes, and which database it is a copy of. */
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

/** Of a page of the log. */
const pageBytes = 8192
const headerBytes = 40

/** A primary counts the header of a new page as soon as the one before is full; a replica replays no header before its record. */
const lastRecordEnd = (bytes: number): number =>
  bytes % pageBytes <= headerBytes ? bytes - (bytes % pageBytes) : bytes

/**
 * Reads from the replica at `url`, if any, while it is a copy of the database at `primaryUrl` and not late. Returns at
 * once; says in the log when the replica is not used, and when it is again.
 */
export const openReplica = (
  url: string | undefined,
  primaryUrl: string,
  { latestMs, patienceMs, pauseMs }: Bounds = usual,
): Replica | undefined => {
  if (url === undefined) return undefined
  const copy = openDatabase(url, { statementMs: patienceMs })
  // Of their own, so that no queue delays the look.
  const watched = openDatabase(url, { connections: 1, statementMs: patienceMs })
  const primary = openDatabase(primaryUrl, { connections: 1, statementMs: patienceMs })
  const openedAt = performance.now()
  /** Where the primary's log was at moments before now, oldest first. */
  let moments: { at: number; bytes: number }[] = []
  /** All that was committed before this moment is on the replica; undefined while that is unknown. */
  let completeUntil: number | undefined
  let isAway = true

  const within = <Result>(database: Database, work: (bound: Database) => Promise<Result>) => {
    const deadline = new Deadline(patienceMs / 1000)
    return deadline.bound(work(withDeadline(database, deadline)))
  }
  const positionOf = (database: Database): Promise<Position> =>
    within(database, async bound => {
      const [row] = await bound.execute<Position & Record<string, unknown>>(position)
      if (!row) throw new Error('A query without a table is always one row')
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
    if (!replayed.isReplica || replayed.of !== here.of) throw new Error('it is no replica of this database')
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
        completeUntil = undefined // until the next look
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

/** Without the parameters of the query. */
const reasonOf = (thrown: unknown): string => {
  if (refusalIn(thrown)) return 'it does not answer'
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  return cause instanceof Error ? cause.message : String(cause)
}
