// A cookie makes people who have just written read from the primary for a while, in any process.

import { latestSeconds } from '../database/replica.ts'
import { hasCookie, writeCookie } from './cookie.ts'

const writtenCookie = 'wrote'

/** Covers counts that are updated a moment after a write. */
const lifetimeSeconds = 2 * latestSeconds

export const hasJustWritten = (cookies: string | null, isSecure: boolean): boolean =>
  hasCookie(cookies, writtenCookie, isSecure)

export const noteWrite = (answerHeaders: Headers, isSecure: boolean): void =>
  answerHeaders.append('set-cookie', writeCookie(writtenCookie, 'yes', lifetimeSeconds, isSecure))
