// Expensive reads: one at a time per process, in turns by network and person (docs/decisions/limits.md).
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { busy } from '../request/refusal.ts'
import { fairQueue } from './fair-queue.ts'
import { networkOf } from './network.ts'

/** Across all processes. */
const maxPerCaller = 2
/** If the caller's other reads run in other processes. */
const pauseMs = 50

const notYet = Symbol('not yet')

/** One at a time on one connection, once the caller has a free slot. */
type OnOne = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
) => Promise<Result | typeof notYet>

interface Asker {
  address: string
  caller: { id: string } | null
  signal: AbortSignal
}

/** @internal */
export const slowReads = () => {
  const inTurnOf = fairQueue({
    atOnce: 1,
    each: 50,
    waiting: 200,
    busyWords: 'The service is busy. Please try again in a moment.',
  })
  return async <Result>(
    { address, caller, signal }: Asker,
    read: (onOne: OnOne) => Promise<Result | typeof notYet>,
  ): Promise<Result> => {
    const askers = [networkOf(address), ...(caller ? [caller.id] : [])]
    const onOne: OnOne = (database, work) =>
      database.transaction(async transaction => {
        for (const asker of askers) if (!(await takePlace(transaction, asker))) return notYet
        return work(transaction)
      })
    for (;;) {
      const done = await inTurnOf(askers, async () => {
        if (signal.aborted) throw busy() // the caller has left
        return read(onOne)
      })
      if (done !== notYet) return done
      await Bun.sleep(pauseMs)
    }
  }
}

/**
 * Runs `read` in its caller's turn: slow reads run one at a time in this process, and a caller has at most two across
 * all processes. Throws `too_many` for a caller's 51st at once, and `not_now` if too many wait.
 */
export const inSlowTurn = slowReads()

/** Until the transaction ends; false if all slots are taken. */
const takePlace = async (transaction: Database, asker: string): Promise<boolean> => {
  for (let place = 0; place < maxPerCaller; place += 1) {
    const [row] = await transaction.execute<{ isTaken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`slow read ${place} of ${asker}`}, 0)) as "isTaken"`,
    )
    if (row?.isTaken) return true
  }
  return false
}
