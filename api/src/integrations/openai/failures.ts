import { isRecord } from '@portal/contract/values/json'
import OpenAI from 'openai'
import { withoutPrivateDetails } from '../../platform/session/private-details.ts'

const defaultPauseMs = 300
const maxPauseMs = 3000

const maxReasonLength = 300

/** The server's code and message, without keys and private details. */
export const reasonOf = (failure: unknown): string => {
  if (failure instanceof OpenAI.APIConnectionError) return 'could not be reached'
  if (!(failure instanceof OpenAI.APIError)) return 'broke off'
  const { status, code } = failure
  const message = messageOf(failure)
  const began = status ? `answered ${status}` : 'broke off'
  const said = withoutPrivateDetails(`${code ?? ''} ${message}`).replace(/\bsk-\S+/g, '[KEY REMOVED]')
  return `${began} ${said}`.replace(/\s+/g, ' ').trim().slice(0, maxReasonLength)
}

/** The SDK puts the status in front of the server's words. */
const messageOf = ({ error, message }: InstanceType<typeof OpenAI.APIError>): string =>
  isRecord(error) && typeof error.message === 'string' ? error.message : message

/** The server did not start, so nothing was spent. */
export const isUnspent = (failure: unknown): boolean =>
  failure instanceof OpenAI.APIConnectionError ||
  (failure instanceof OpenAI.APIError && Boolean(failure.status))

/** In milliseconds; null if trying again is useless or would take too long. */
export const pauseBeforeRetry = (failure: unknown): number | null => {
  if (failure instanceof OpenAI.APIConnectionError) return defaultPauseMs
  if (!(failure instanceof OpenAI.APIError) || !failure.status) return null
  if (failure.status !== 429 && failure.status < 500) return null
  const pauseMs = saidPauseMs(failure.headers) ?? defaultPauseMs
  return pauseMs <= maxPauseMs ? pauseMs : null
}

/** Retry-After: seconds, or a date. */
const saidPauseMs = (headers: Headers | undefined): number | undefined => {
  const said = headers?.get('retry-after')
  if (!said) return undefined
  const pauseMs = /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now()
  return Number.isNaN(pauseMs) ? undefined : Math.max(0, pauseMs)
}
