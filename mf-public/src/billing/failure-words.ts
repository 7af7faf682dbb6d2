import { ApiError, sentenceOf } from '@portal/client/api-error'

/** Spec §8's words, except for conflicts and connection errors, whose own sentences help more. */
export const failureWords = (error: unknown, words: string): string =>
  error instanceof ApiError && error.code !== 'conflict' ? words : sentenceOf(error, words)
