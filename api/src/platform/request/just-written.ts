// A cookie makes people who have just written read from the primary for a while, in whichever process.

import { latestSeconds } from '../database/replica.ts'
import { hasCookie, writeCookie } from './cookie.ts'

const writtenCookie = 'wrote'

/** Twice the replica's maximum delay, to cover counts that are updated a moment after a write. */
const lifetimeSeconds = 2 * latestSeconds

/** Whether a Cookie header is from someone who wrote in the last seconds. */
export const hasJustWritten = (cookies: string | null, isSecure: boolean): boolean =>
  hasCookie(cookies, writtenCookie, isSecure)

/** Sets the cookie in the answer to a write. */
export const noteWrite = (answerHeaders: Headers, isSecure: boolean): void =>
  answerHeaders.append('set-cookie', writeCookie(writtenCookie, 'yes', lifetimeSeconds, isSecure))
