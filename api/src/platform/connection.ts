// One connection, and transactions on it that end with it: none continues after the connection is lost.
import type postgres from 'postgres'
import type { Deadline } from './deadline.ts'

export type Rows = postgres.Row[] & Iterable<postgres.Row>

/** As drizzle sends it: awaited it gives rows as objects; with `values()`, as lists. */
export interface Statement extends Promise<Rows> {
  values: () => Promise<Rows>
}

/** The part of the driver that drizzle uses. */
export interface Client {
  unsafe: (text: string, parameters?: unknown[]) => Statement
  begin?: <Result>(work: (client: Client) => Promise<Result>) => Promise<Result>
  savepoint?: <Result>(work: (client: Client) => Promise<Result>) => Promise<Result>
}

type Send = (text: string, parameters?: unknown[], areLists?: boolean) => Promise<Rows>

/** It is known only in the same turn whether rows are wanted as lists, so the statement is sent after that. */
export const statement = (send: (areLists: boolean) => Promise<Rows>): Statement => {
  let areLists = false
  const rows = Promise.resolve().then(() => send(areLists))
  const values = () => {
    areLists = true
    return rows
  }
  return Object.assign(rows, { values })
}

/**
 * Ends the text of a statement that each connection plans once and then keeps by name. The driver asks what the parameters
 * of any other are before it sends them, so this also saves a round trip.
 */
export const plannedOnceMark = '/* planned once */'

/** After a loss the driver rejects what was under way, but not always: one that it missed would wait forever. */
const rejectsWithinMs = 500

export class Connection {
  /** How often it was lost. It comes back by itself, as another session. */
  losses = 0
  #giveUp: ((error: Error) => void) | undefined
  /** When the statement under way was sent. */
  sentAt: number | undefined
  #driver: postgres.Sql
  /** After a failure the driver counts rows from where it was, so that the next result begins with gaps. One without rows ends that. */
  #isUnclean = false
  readonly #open: (onLost: () => void) => postgres.Sql

  /** `open` makes a driver of one connection. */
  constructor(open: (onLost: () => void) => postgres.Sql) {
    this.#open = open
    this.#driver = this.#renewed()
  }

  #renewed(): postgres.Sql {
    return this.#open(() => {
      this.losses += 1
      const giveUp = this.#giveUp
      if (giveUp) setTimeout(() => giveUp === this.#giveUp && this.drop(), rejectsWithinMs)
    })
  }

  send: Send = async (text, parameters = [], areLists = false) => {
    this.sentAt = performance.now()
    const gaveUp = new Promise<never>((_, reject) => {
      this.#giveUp = reject
    })
    try {
      const query = this.#driver.unsafe(text, parameters as postgres.ParameterOrJSON<never>[], {
        prepare: text.endsWith(plannedOnceMark),
      })
      const rows = await Promise.race([areLists ? query.values() : query, gaveUp])
      this.#isUnclean = false
      return rows
    } catch (error) {
      this.#isUnclean = true
      throw error
    } finally {
      this.sentAt = undefined
      this.#giveUp = undefined
    }
  }

  /**
   * To be called before the connection serves someone else: after a failure it sends a statement without rows, which also ends a
   * transaction that was begun by hand. Throws what that throws, and may then be called again.
   */
  async clean(): Promise<void> {
    if (!this.#isUnclean) return
    // The driver fails the first statement of a new session with what ended the one before.
    await this.send('rollback').catch(() => this.send('rollback'))
  }

  /** Gives up the session, with the work under way on it. */
  drop(): void {
    this.losses += 1
    this.#giveUp?.(lost())
    void this.#driver.end({ timeout: 0 })
    this.#driver = this.#renewed()
  }

  close(timeoutSeconds: number): Promise<void> {
    return this.#driver.end({ timeout: timeoutSeconds })
  }
}

const lost = () =>
  Object.assign(new Error('The connection was lost in a transaction.'), { code: 'CONNECTION_CLOSED' })

/** An answer is sent at its deadline, so the last moment to commit is a little before. */
const commitsEndMs = 1000

/**
 * The server itself checks the time that has passed, in the same message: one that stalls with our `commit` unread does
 * not commit later. What is left is counted from the answer to `begin`, and the server's own time from before it.
 */
const commitWithin = (leftMs: number): string =>
  leftMs === Number.POSITIVE_INFINITY
    ? 'commit'
    : `do $$ begin
         if clock_timestamp() - transaction_timestamp() > interval '${Math.floor(leftMs)} ms' then
           raise 'Its deadline has passed' using errcode = 'query_canceled';
         end if;
       end $$; commit`

/** Runs a transaction. Throws what `work` throws, what any of its statements threw, or `not_now` past the deadline. */
export const runTransaction = async <Result>(
  connection: Connection,
  deadline: Deadline,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const { losses } = connection
  const isLost = () => connection.losses !== losses
  let previous: Promise<unknown> = Promise.resolve()
  /** Of the statement after which only a rollback is sent. */
  let failure: { error: unknown } | undefined
  let savepoints = 0

  // One after another: what waited in the driver would be sent outside the transaction once the connection is lost.
  const inOrder = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = previous.then(() => {
      if (isLost()) throw lost()
      return work()
    })
    previous = done.catch(() => {})
    return done
  }
  const send: Send = (...message) =>
    inOrder(async () => {
      if (failure) throw failure.error
      try {
        return await connection.send(...message)
      } catch (error) {
        failure = { error }
        throw error
      }
    })
  const undo = (text: string) =>
    inOrder(async () => {
      await connection.send(text)
      failure = undefined
    })
  const sendInTime: Send = async (...message) => {
    deadline.refuseIfPast()
    return send(...message)
  }
  /** A statement that failed has undone the others: its error is thrown, even where it was caught. */
  const runScope = async <Value>(scoped: (client: Client) => Promise<Value>): Promise<Value> => {
    let firstFailure: { error: unknown } | undefined
    const value = await scoped({
      unsafe: (text, parameters) =>
        statement(areLists =>
          sendInTime(text, parameters, areLists).catch(error => {
            firstFailure ??= { error }
            throw error
          }),
        ),
      savepoint: runNested,
    })
    if (firstFailure) throw firstFailure.error
    return value
  }
  const runNested = async <Value>(nested: (client: Client) => Promise<Value>): Promise<Value> => {
    savepoints += 1
    const name = `s${savepoints}`
    await sendInTime(`savepoint ${name}`)
    try {
      return await runScope(nested)
    } catch (error) {
      await undo(`rollback to ${name}`)
      throw error
    }
  }

  await send('begin')
  try {
    const leftMs = deadline.leftMs() - commitsEndMs
    const result = await runScope(work)
    deadline.refuseIfPast()
    await send(commitWithin(leftMs))
    return result
  } catch (error) {
    if (!isLost()) await undo('rollback').catch(() => connection.drop())
    throw error
  }
}
