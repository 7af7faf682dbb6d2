import type { ErrorAnswer } from '@portal/contract/error'
import { isRecord } from '@portal/contract/values/json'
import { ConnectionError } from './connection-error.ts'

/**
 * A refusal by the API. `message` is "<status>: <body>" (spec §8), `sentence` is for the person, and `fields`
 * maps a field's name to its message. With the code `stale`, `current` is the item as it is now; with
 * `plan_limit`, `limit` is how many the plan allows, and `plan` one that allows more.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorAnswer['error']['code'] | undefined
  readonly sentence: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly current: Readonly<Record<string, unknown>> | undefined
  readonly limit: number | undefined
  readonly plan: string | undefined

  constructor(
    readonly status: number,
    body: string,
    refusal?: ErrorAnswer['error'],
  ) {
    super(`${status}: ${body}`)
    this.code = refusal?.code
    this.sentence = refusal?.message
    this.fields = refusal?.fields ?? {}
    this.current = isRecord(refusal?.current) ? refusal.current : undefined
    this.limit = refusal?.limit
    this.plan = refusal?.plan
  }
}

/** The error's own sentence for a person, if it has one; otherwise the given words. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  ((error instanceof ApiError || error instanceof ConnectionError) && error.sentence) || otherwise

const refusesWhatWasTyped = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 422)

/**
 * Like `sentenceOf`, for words that ask the person to check what they typed: these apply only to refusals,
 * not to a server that fails.
 */
export const refusalOf = (error: unknown, otherwise: string): string =>
  sentenceOf(
    error,
    refusesWhatWasTyped(error) ? otherwise : 'Something went wrong on our side. Please try again.',
  )

export const isPlanLimit = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'plan_limit'
