// The one place that turns what was thrown into an answer; nothing of an unexpected error leaves the server.
import { type ErrorAnswer, statusByErrorCode } from '@portal/contract/error'
import { Refusal } from './refusal.ts'
import { sqlStateOf } from './transaction.ts'

/** SQLSTATE classes that mean the database cannot serve now: connection, resources, operator intervention. */
const unavailableStates = /^(08|53|57)/
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

/** Answers a refusal with its own words, anything else with a sentence that says nothing of the cause. */
export const errorResponse = (thrown: unknown, requestId: string): Response => {
  if (thrown instanceof Refusal && thrown.cause) logFailure(thrown.cause, requestId)
  const { code, message, detail } = thrown instanceof Refusal ? thrown : unexpected(thrown, requestId)
  const { fields, limit, plan, retryAfterSeconds } = detail
  const body: ErrorAnswer = { error: { code, message, fields, limit, plan, requestId } }
  const headers = new Headers({ 'x-request-id': requestId })
  if (retryAfterSeconds) headers.set('retry-after', String(Math.ceil(retryAfterSeconds)))
  return Response.json(body, { status: statusByErrorCode[code], headers })
}

const unexpected = (thrown: unknown, requestId: string): Refusal => {
  logFailure(thrown, requestId)
  return isUnavailable(thrown)
    ? new Refusal('not_now', 'The service is busy. Please try again in a moment.', { retryAfterSeconds: 5 })
    : new Refusal('internal', 'Something went wrong on our side. Please try again.')
}

const isUnavailable = (thrown: unknown): boolean => {
  if (unavailableStates.test(sqlStateOf(thrown) ?? '')) return true
  for (let error = thrown; error instanceof Error; error = error.cause)
    if ('code' in error && unavailableCodes.has(String(error.code))) return true
  return false
}

/** The query's parameters stay out: they may hold what people typed. */
const logFailure = (thrown: unknown, requestId: string): void => {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  const said = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  console.error(JSON.stringify({ level: 'error', requestId, sqlState: sqlStateOf(thrown), error: said }))
}
