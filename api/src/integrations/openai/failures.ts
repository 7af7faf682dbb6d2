// What becomes of a call that the model's server refuses, or does not answer.
import OpenAI from 'openai'

const usualPauseMs = 300
const longestPauseMs = 3000

/** What happened, in words that hold neither keys nor what was said: a server's own message may. */
export const reasonOf = (failure: unknown): string => {
  if (failure instanceof OpenAI.APIError && failure.status)
    return ['answered', failure.status, failure.code].filter(isPlain).join(' ')
  return failure instanceof OpenAI.APIConnectionError ? 'could not be reached' : 'broke off'
}

/** Codes are single words, such as invalid_api_key; anything else could be more than a code. */
const isPlain = (said: unknown): boolean => /^\w{1,40}$/.test(String(said ?? ''))

/** In milliseconds; null where to try again is no use, or would take too long. */
export const pauseBeforeRetry = (failure: unknown): number | null => {
  if (failure instanceof OpenAI.APIConnectionError) return usualPauseMs
  if (!(failure instanceof OpenAI.APIError) || !failure.status) return null
  if (failure.status !== 429 && failure.status < 500) return null
  const pauseMs = saidPauseMs(failure.headers) ?? usualPauseMs
  return pauseMs <= longestPauseMs ? pauseMs : null
}

/** What Retry-After says: seconds, or a date. */
const saidPauseMs = (headers: Headers | undefined): number | undefined => {
  const said = headers?.get('retry-after')
  if (!said) return undefined
  const pauseMs = /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now()
  return Number.isNaN(pauseMs) ? undefined : Math.max(0, pauseMs)
}
