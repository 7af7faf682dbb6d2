// A single connection, and transactions that end with it: none continues on the next one.
import type postgres from 'postgres'
import type { Deadline } from '../request/deadline.ts'

export type Rows = postgres.Row[] & Iterable<postgres.Row>

/** As drizzle expects it: awaiting it returns rows as objects, `values()` as lists. */
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

/** Callers ask for lists in the same tick, so the statement is sent after that. */
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
 * Ends a statement that each connection plans once and keeps by name. For any other the driver asks for parameter types
 * first, a round trip more.
 */
export const plannedOnceMark = '/* planned once */'

/** Begins a write that can be done after the request’s deadline. */
export const evenIfLateMark = '/* even if late */'

/** After a loss the driver does not reject everything: a missed statement would wait forever. */
const rejectsWithinMs = 500

export class Connection {
  /** The driver reconnects alone, as a new session. */
  losses = 0
  #giveUp: ((error: Error) => void) | undefined
  sentAt: number | undefined
  #driver: postgres.Sql
  /**
   * After a failure the driver continues its row counter, so the next result would begin with gaps. A statement without
   * rows resets it.
   */
  #isUnclean = false
  readonly #open: (onLost: () => void) => postgres.Sql

  readonly begin: string

  constructor(open: (onLost: () => void) => postgres.Sql, begin = 'begin') {
    this.begin = begin
    this.#open = open
    this.#driver = this.#renewed()
  }

  #renewed(): postgres.Sql {
    const driver = this.#open(() => {
      if (driver !== this.#driver) return // dropped before, and closes only now
      this.losses += 1
      const giveUp = this.#giveUp
      if (giveUp) setTimeout(() => giveUp === this.#giveUp && this.drop(), rejectsWithinMs)
    })
    return driver
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
   * Call this before another caller gets the connection: after a failure it sends a statement without rows, which also
   * ends a transaction that was begun manually. Can be called again if it throws.
   */
  async clean(): Promise<void> {
    if (!this.#isUnclean) return
    // The driver fails the first statement of a new session with the previous session's error.
    await this.send('rollback').catch(() => this.send('rollback'))
  }

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

/** An answer is sent at its deadline, so commits must end a little earlier. */
const commitsEndMs = 1000

/**
 * The server checks the elapsed time in the same message, so one that stalls before it reads our `commit` does not
 * commit later. The remaining time is measured from the answer to `begin`, the server's from before it.
 */
const commitWithin = (leftMs: number): string =>
  leftMs === Number.POSITIVE_INFINITY
    ? 'commit'
    : `do $$ begin
         if clock_timestamp() - transaction_timestamp() > interval '${Math.floor(leftMs)} ms' then
           raise 'Its deadline has passed' using errcode = 'query_canceled';
         end if;
       end $$; commit`

/** Throws what `work` throws, what any of its statements threw, or `not_now` past the deadline. */
export const runTransaction = async <Result>(
  connection: Connection,
  deadline: Deadline,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const { losses } = connection
  const isLost = () => connection.losses !== losses
  let previous: Promise<unknown> = Promise.resolve()
  /** Only a rollback is sent after this. */
  let failure: { error: unknown } | undefined
  let savepoints = 0

  // One at a time: statements that wait in the driver would be sent outside the transaction if the connection is lost.
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
  /** A failed statement has undone the others, so its error is thrown even if the work caught it. */
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
      begin: runNested, // drizzle's migrator begins its own transaction, which is then part of this one
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

  await send(connection.begin)
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
