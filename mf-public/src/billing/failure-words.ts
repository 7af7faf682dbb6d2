import { ApiError, sentenceOf } from '@portal/client/api-error'

/** Spec §8's words for a refusal; what is in the way, or a connection that fails, has a sentence of its own, which helps more. */
export const failureWords = (error: unknown, words: string): string =>
  error instanceof ApiError && error.code !== 'conflict' ? words : sentenceOf(error, words)
