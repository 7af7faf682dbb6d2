import type { secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import { eq } from 'drizzle-orm'
import type { Verb } from '../../../platform/request/route.ts'
import { noteFactor } from '../../../platform/session/second-factor.ts'
import { recordSecurityEvent } from '../../../platform/session/security-event.ts'
import { secondFactors } from '../../../schema/sessions.ts'
import { twoStepsOff } from '../account-mails.ts'
import { checkOwnPassword, refuseReplaced } from '../check-own-password.ts'
import { tellOwner } from '../tell-owner.ts'
import { withCode } from './guard-code.ts'

/** For 15 minutes of this session, calls do not ask again. Throws like `withCode`. */
export const checkSecondFactor: Verb<typeof secondFactorEndpoints.check> = (context, { body }) =>
  withCode(context, body.code, 'second_factor_check', noteFactor)

/** Takes the password and a code. Throws like `checkOwnPassword` and `withCode`. */
export const removeSecondFactor: Verb<typeof secondFactorEndpoints.remove> = async (context, { body }) => {
  const { caller, mail } = context
  const verified = await checkOwnPassword(context, body.currentPassword, 'second_factor_off')
  await withCode(context, body.code, 'second_factor_off', async own => {
    const { database } = own
    await refuseReplaced(own, verified)
    await database.delete(secondFactors).where(eq(secondFactors.userId, caller.id))
    await recordSecurityEvent(own, { eventType: 'second_factor_off', status: 'succeeded', userId: caller.id })
    await tellOwner(database, mail, caller, twoStepsOff(caller))
  })
}
