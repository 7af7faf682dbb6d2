import type { secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { endEmailChange } from '../../../domain/account-link.ts'
import type { Database } from '../../../platform/database/database.ts'
import { inTurn } from '../../../platform/database/in-turn.ts'
import { hashOfToken } from '../../../platform/request/cookie.ts'
import { invalid, Refusal } from '../../../platform/request/refusal.ts'
import type { Verb } from '../../../platform/request/route.ts'
import { seal } from '../../../platform/sealed.ts'
import { hasSecondFactor, noteFactor } from '../../../platform/session/second-factor.ts'
import { recordSecurityEvent } from '../../../platform/session/security-event.ts'
import { endOtherSessions } from '../../../platform/session/session.ts'
import { secondFactors } from '../../../schema/sessions.ts'
import { twoStepsOn } from '../account-mails.ts'
import { checkOwnPassword, refuseReplaced } from '../check-own-password.ts'
import { tellOwner } from '../tell-owner.ts'
import { inGroups, newRecoveryCodes, newSecret, uriOf, useAppCode } from './use-code.ts'

const refuseIfOn = async (database: Database, userId: string): Promise<void> => {
  if (await hasSecondFactor(database, userId))
    throw new Refusal('conflict', 'Two-step sign-in is on already.')
}

/**
 * Makes a secret, which replaces an unconfirmed one: someone else who has signed in here could know that. Throws `invalid`, at the field,
 * for a wrong password, and `conflict` if two-step sign-in is on.
 */
export const startSecondFactor: Verb<typeof secondFactorEndpoints.start> = async (context, { body }) => {
  const { caller, env, secretKeys } = context
  const verified = await checkOwnPassword(context, body.currentPassword, 'second_factor_on')
  const secret = newSecret()
  await inTurn(context, async own => {
    await refuseReplaced(own, verified)
    await refuseIfOn(own.database, caller.id)
    const started = { sealedSecret: seal(secret, caller.id, secretKeys), startedAt: sql`now()`, lastStep: 0 }
    await own.database
      .insert(secondFactors)
      .values({ userId: caller.id, ...started })
      .onConflictDoUpdate({ target: secondFactors.userId, set: started })
  })
  return { secret, uri: uriOf(secret, env.portalName, caller.email) }
}

const wrongFirstCode = 'This isn’t the code that the app shows for this QR code now'

/**
 * Turns two-step sign-in on, ends the caller's other sessions and a change of address that waits, and returns the recovery codes, once.
 * Throws `invalid`, at the field `code`, for a wrong one, and `conflict` if no secret was made in the last hour.
 */
export const confirmSecondFactor: Verb<typeof secondFactorEndpoints.confirm> = async (own, { body }) => {
  const { database, caller, mail } = own
  await refuseIfOn(database, caller.id)
  const isStarted = and(
    eq(secondFactors.userId, caller.id),
    isNull(secondFactors.confirmedAt),
    gt(secondFactors.startedAt, sql`now() - interval '1 hour'`),
  )
  if ((await database.$count(secondFactors, isStarted)) === 0)
    throw new Refusal('conflict', 'This QR code is no longer valid. Please start again.')
  if (!(await useAppCode(own, caller.id, body.code, false))) throw invalid('code', wrongFirstCode)
  const recoveryCodes = newRecoveryCodes()
  await database
    .update(secondFactors)
    .set({ confirmedAt: sql`now()`, recoveryHashes: recoveryCodes.map(hashOfToken) })
    .where(isStarted)
  await noteFactor(own)
  await endOtherSessions(own)
  await endEmailChange(database, caller.id)
  await recordSecurityEvent(own, { eventType: 'second_factor_on', status: 'succeeded', userId: caller.id })
  await tellOwner(database, mail, caller, twoStepsOn(caller))
  return { recoveryCodes: recoveryCodes.map(inGroups) }
}
