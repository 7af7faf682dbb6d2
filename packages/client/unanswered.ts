// Apart from the errors, which are in nearly every page's code, while few need this.
import { ApiError } from './api-error.ts'
import { ConnectionError } from './connection-error.ts'

const isUnanswered = (error: unknown): boolean =>
  error instanceof ConnectionError && error.fault !== 'offline'

/** A failure's title: that something was not done is only said where we know it. */
export const titleOf = (error: unknown, title: string): string =>
  isUnanswered(error) ? 'We didn’t get an answer' : title

/**
 * Whether a change may be done all the same. The dialog goes away with what it asked about (`useTask`), so a
 * toast says why.
 */
export const mayBeDone = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.code === 'conflict')
