import type { ErrorCode } from '@portal/contract/error'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'

export interface RefusalDetail {
  /** By wrong field. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** How many the caller's plan allows, and the plan that allows more. */
  limit?: number
  plan?: string
  /** Parsed by the schema of its answers, if the thing was changed since the caller saw it. */
  current?: Record<string, unknown>
  /** The answer is the same as for a missing thing, but the audit log records it. */
  belongsToAnother?: boolean
  /** Stores what must survive the refusal, once the call's own writes are rolled back. */
  keep?: (database: PgDatabase<PostgresJsQueryResultHKT>) => Promise<void>
}

/** Thrown by a verb. Any person can read the `message`. */
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

export const noSession = (): Refusal => new Refusal('no_session', 'Please sign in to do this.')

/** Missing or someone else's; the answer does not reveal which. */
export const notFound = (what: string, detail?: RefusalDetail): Refusal =>
  new Refusal('not_found', `There is no such ${what}.`, detail)

/** For a field that only the verb can judge; the message is a sentence without its period. */
export const invalid = (field: string, message: string): Refusal =>
  new Refusal('invalid', `${message}.`, { fields: { [field]: message } })

export const busy = (): Refusal =>
  new Refusal('not_now', 'The service is busy. Please try again in a moment.', { retryAfterSeconds: 5 })

/** drizzle wraps what a statement throws. */
export const refusalIn = (thrown: unknown): Refusal | undefined => {
  if (thrown instanceof Refusal) return thrown
  return thrown instanceof Error ? refusalIn(thrown.cause) : undefined
}
