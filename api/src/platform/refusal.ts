import type { ErrorCode } from '@portal/contract/error'
import type { contentViolations } from '../schema/warnings.ts'

/** Where what the contact filter reads was written. */
export type ReviewedSource = 'property' | 'inquiry' | 'inquiry_response' | 'tenant_profile'

export type ContentViolation = Pick<
  typeof contentViolations.$inferInsert,
  'userId' | 'violationType' | 'contentText' | 'aiConfidence'
> & { source: ReviewedSource }

export interface RefusalDetail {
  /** Field name to its own message. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** How many the caller's plan allows, and the plan that allows more. */
  limit?: number
  plan?: string
  /** The thing as it is now, parsed by the schema of its answers: for whom it was changed since they saw it. */
  current?: Record<string, unknown>
  /** A thing that exists but is someone else's; it gets the answer of one that does not, and is kept in the audit. */
  isAnothers?: boolean
  /** What the contact filter found in what was refused; kept for a reviewer. */
  violation?: ContentViolation
}

/** What a verb throws when the answer is no. `message` is a sentence that any person may read. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly detail: RefusalDetail = {},
    /** A `cause` is a failure of ours behind the refusal, for the log. */
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Nobody is signed in, or no longer. */
export const noSession = (): Refusal =>
  new Refusal('no_session', 'You are not signed in, so this could not be done.')

/** The thing is not there, or not the caller's: nobody learns which. */
export const notFound = (what: string, detail?: RefusalDetail): Refusal =>
  new Refusal('not_found', `There is no such ${what}.`, detail)

/** Nothing is wrong with the request: it came at a bad time. */
export const busy = (): Refusal =>
  new Refusal('not_now', 'The service is busy. Please try again in a moment.', { retryAfterSeconds: 5 })

/** The refusal among an error and what caused it: drizzle wraps whatever a statement throws. */
export const refusalIn = (thrown: unknown): Refusal | undefined => {
  if (thrown instanceof Refusal) return thrown
  return thrown instanceof Error ? refusalIn(thrown.cause) : undefined
}
