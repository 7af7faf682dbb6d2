import type { ErrorCode } from '@portal/contract/error'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'

export interface RefusalDetail {
  /** A message for each wrong field. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** How many the caller's plan allows, and the plan that allows more. */
  limit?: number
  plan?: string
  /** The current thing, parsed by the schema of its answers, if it was changed since the caller saw it. */
  current?: Record<string, unknown>
  /**
   * Set if the thing exists but belongs to someone else: the answer is the same as for a missing one, but the
   * audit log records it.
   */
  belongsToAnother?: boolean
  /** Stores what must survive the refusal, once the call's own writes are rolled back. */
  keep?: (database: PgDatabase<PostgresJsQueryResultHKT>) => Promise<void>
}

/** Thrown by a verb that refuses. `message` is a sentence that any person may read. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly detail: RefusalDetail = {},
    /** A `cause` is our own failure behind the refusal, for the log. */
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Nobody is signed in, or the session has ended. */
export const noSession = (): Refusal => new Refusal('no_session', 'Please sign in to do this.')

/** The thing does not exist or belongs to someone else; the answer does not reveal which. */
export const notFound = (what: string, detail?: RefusalDetail): Refusal =>
  new Refusal('not_found', `There is no such ${what}.`, detail)

/** The request is fine, but the server is busy. */
export const busy = (): Refusal =>
  new Refusal('not_now', 'The service is busy. Please try again in a moment.', { retryAfterSeconds: 5 })

/** Finds the refusal in an error and its causes, because drizzle wraps whatever a statement throws. */
export const refusalIn = (thrown: unknown): Refusal | undefined => {
  if (thrown instanceof Refusal) return thrown
  return thrown instanceof Error ? refusalIn(thrown.cause) : undefined
}
