// Whoever has just written reads from the primary for a while, whichever process they ask: a cookie says so.
import { hasCookie, writeCookie } from './cookie.ts'
import { latestSeconds } from './replica.ts'

const writtenCookie = 'wrote'

/** Twice as long as a replica may be late, for what is counted a moment after a write. */
const lifetimeSeconds = 2 * latestSeconds

/** Whether a Cookie header comes from someone who wrote in the last seconds. */
export const hasJustWritten = (cookies: string | null, isSecure: boolean): boolean =>
  hasCookie(cookies, writtenCookie, isSecure)

/** Has the answer to a write say to its browser that it wrote. */
export const noteWrite = (answerHeaders: Headers, isSecure: boolean): void =>
  answerHeaders.append('set-cookie', writeCookie(writtenCookie, 'yes', lifetimeSeconds, isSecure))
