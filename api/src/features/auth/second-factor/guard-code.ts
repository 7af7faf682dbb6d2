// Keeps codes from being guessed by someone who knows the password, or has the session.

import { inTurn } from '../../../platform/database/in-turn.ts'
import { day, giveTryBack, limitOf, takeTry } from '../../../platform/limits/rate-limit.ts'
import type { Context } from '../../../platform/request/context.ts'
import { invalid, Refusal } from '../../../platform/request/refusal.ts'
import type { Caller } from '../../../platform/session/find-caller.ts'
import { guardPassword } from '../../../platform/session/guard-password.ts'
import { findKnownBrowser } from '../../../platform/session/known-browser.ts'
import { hasSecondFactor } from '../../../platform/session/second-factor.ts'
import { recordSecurityEvent } from '../../../platform/session/security-event.ts'
import { isAppCode, useCode } from './use-code.ts'

/**
 * An account has these tries, and so does each browser that signed in to it before. Three of a million codes work at a time: in a year,
 * 20 guesses a day open one of 45 accounts whose password is known.
 */
const wrongCodes = limitOf('wrong-codes', 20, day)
const tooMany = 'Too many wrong codes. Please use a recovery code, or try again tomorrow.'

export const wrongCode = 'This code is wrong, or it was used before'

/**
 * Runs an attempt with a code; undefined means a wrong one. Throws `too_many` after 20 wrong ones in a day, except for recovery codes,
 * which nobody can guess.
 */
export const guardCode = async <Result>(
  context: Context,
  userId: string,
  code: string,
  attempt: () => Promise<Result | undefined>,
): Promise<Result | undefined> => {
  if (!isAppCode(code)) return attempt()
  const { database } = context
  const key = (await findKnownBrowser(context, userId)) ?? userId
  await takeTry(database, wrongCodes, key, { words: tooMany })
  const giveBack = () => giveTryBack(database, wrongCodes, key)
  const result = await attempt().catch(async thrown => {
    await giveBack()
    throw thrown
  })
  if (result !== undefined) await giveBack()
  return result
}

/**
 * Does the work in the caller's turn if the code is right, which uses it up. Wrong codes count as failed sign-ins. Throws `invalid`, at
 * the field `code`, for a wrong one, and `conflict` if two-step sign-in is off.
 */
export const withCode = async (
  context: Context<Caller>,
  code: string,
  eventType: 'second_factor_check' | 'second_factor_off' | 'recovery_codes_renewed',
  work: (own: Context<Caller>) => Promise<void>,
): Promise<void> => {
  const { caller, database } = context
  if (!(await hasSecondFactor(database, caller.id))) throw new Refusal('conflict', 'Two-step sign-in is off.')
  const isDone = await guardPassword(context, { email: caller.email.toLowerCase(), id: caller.id }, () =>
    guardCode(context, caller.id, code, () =>
      inTurn(context, async own => {
        if (!(await useCode(own, own.caller, code))) return undefined
        await work(own)
        return true
      }),
    ),
  )
  if (isDone) return
  await recordSecurityEvent(context, { eventType, status: 'failed', userId: caller.id })
  throw invalid('code', wrongCode)
}
