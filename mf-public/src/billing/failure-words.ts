import { ApiError, sentenceOf } from '@portal/client/api-error'

/** Spec §8's words for a refusal; a connection that fails has a sentence of its own, which helps more. */
export const failureWords = (error: unknown, words: string): string =>
  error instanceof ApiError ? words : sentenceOf(error, words)
