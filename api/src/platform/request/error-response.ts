// The only place that turns errors into answers; no details of unexpected errors leave the server.
import { type ErrorAnswer, statusByErrorCode } from '@portal/contract/error'
import { log } from '@portal/server/log'
import { sqlStateOf } from '../database/transaction.ts'
import { busy, Refusal, refusalIn } from './refusal.ts'

/**
 * The database is unavailable: connections, resources and operator intervention, a lock that was not free in time, a
 * transaction that was idle for too long.
 */
const unavailableStates = /^(08|53|57|55P03|25P03)/
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
])

/** A refusal in its own words; a general sentence for anything else. */
export const errorResponse = (thrown: unknown, requestId: string): Response => {
  const refusal = refusalFor(thrown, requestId)
  const { retryAfterSeconds } = refusal.detail
  const headers = new Headers({ 'x-request-id': requestId })
  if (retryAfterSeconds) headers.set('retry-after', String(Math.ceil(retryAfterSeconds)))
  return Response.json(errorBody(refusal, requestId), { status: statusByErrorCode[refusal.code], headers })
}

/** For an answer that has already begun: its last event. */
export const errorAnswer = (thrown: unknown, requestId: string): ErrorAnswer =>
  errorBody(refusalFor(thrown, requestId), requestId)

const errorBody = ({ code, message, detail }: Refusal, requestId: string): ErrorAnswer => {
  const { fields, limit, plan, current } = detail
  return { error: { code, message, fields, limit, plan, current, requestId } }
}

const refusalFor = (thrown: unknown, requestId: string): Refusal => {
  const refusal = refusalIn(thrown)
  if (refusal?.cause) logFailure(refusal.cause, requestId)
  return refusal ?? unexpected(thrown, requestId)
}

const unexpected = (thrown: unknown, requestId: string): Refusal => {
  logFailure(thrown, requestId)
  return isUnavailable(thrown)
    ? busy()
    : new Refusal('internal', 'Something went wrong on our side. Please try again.')
}

/** @internal */
export const isUnavailable = (thrown: unknown): boolean => {
  if (unavailableStates.test(sqlStateOf(thrown) ?? '')) return true
  for (let error = thrown; error instanceof Error; error = error.cause)
    if ('code' in error && unavailableCodes.has(String(error.code))) return true
  return false
}

/** Without query parameters, which can contain what people typed. */
const logFailure = (thrown: unknown, requestId: string): void => {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  log.error({ requestId, sqlState: sqlStateOf(thrown), error: text })
}
