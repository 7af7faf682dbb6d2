// Reads that may look at very many homes, or draw: one at a time in a process, in turns by network and by person (decision 74).
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { fairQueue } from './fair-queue.ts'
import { networkOf } from './network.ts'
import { busy } from './refusal.ts'

/** Of one caller, in all processes. */
const mostOfCaller = 2
/** Until it is tried again, when the caller's others are under way in other processes. */
const pauseMs = 50

/** The caller's places are taken in other processes. */
const notYet = Symbol('not yet')

/** Runs the statements of `work` one after another on one connection, once there is a place for the caller. */
type OnOne = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
) => Promise<Result | typeof notYet>

interface Asker {
  address: string
  caller: { id: string } | null
  signal: AbortSignal
}

/** What one process does of them. @internal */
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
        if (signal.aborted) throw busy() // nobody waits for it any more
        return read(onOne)
      })
      if (done !== notYet) return done
      await Bun.sleep(pauseMs)
    }
  }
}

/**
 * Does `read` when it is its caller's turn: slow reads are done one at a time in this process, and a caller has two under way in all
 * processes. Throws `too_many` for a caller's 51st at once, and `not_now` when too many wait.
 */
export const inSlowTurn = slowReads()

/** Takes one of the asker's places until the transaction ends; false when all are taken. */
const takePlace = async (transaction: Database, asker: string): Promise<boolean> => {
  for (let place = 0; place < mostOfCaller; place += 1) {
    const [row] = await transaction.execute<{ isTaken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`slow read ${place} of ${asker}`}, 0)) as "isTaken"`,
    )
    if (row?.isTaken) return true
  }
  return false
}
