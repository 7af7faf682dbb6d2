import { ConnectionError } from './connection-error.ts'

/** A failure in the specification's words (§8), which only a connection error, which the person can fix, adds to. */
export const failureOf = (error: Error, sentence: string) => ({
  title: 'Error',
  description: error instanceof ConnectionError ? `${sentence} ${error.sentence}` : sentence,
})
