import type { secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import { eq } from 'drizzle-orm'
import { hashOfToken } from '../../../platform/request/cookie.ts'
import type { Verb } from '../../../platform/request/route.ts'
import { recordSecurityEvent } from '../../../platform/session/security-event.ts'
import { secondFactors } from '../../../schema/sessions.ts'
import { codesRenewed } from '../account-mails.ts'
import { checkOwnPassword, refuseReplaced } from '../check-own-password.ts'
import { tellOwner } from '../tell-owner.ts'
import { withCode } from './guard-code.ts'
import { inGroups, newRecoveryCodes } from './use-code.ts'

const eventType = 'recovery_codes_renewed'

/** Takes the password and a code; ends the old recovery codes. Throws like `checkOwnPassword` and `withCode`. */
export const renewRecoveryCodes: Verb<typeof secondFactorEndpoints.renewCodes> = async (
  context,
  { body },
) => {
  const { caller, mail } = context
  const verified = await checkOwnPassword(context, body.currentPassword, eventType)
  const recoveryCodes = newRecoveryCodes()
  await withCode(context, body.code, eventType, async own => {
    const { database } = own
    await refuseReplaced(own, verified)
    await database
      .update(secondFactors)
      .set({ recoveryHashes: recoveryCodes.map(hashOfToken) })
      .where(eq(secondFactors.userId, caller.id))
    await recordSecurityEvent(own, { eventType, status: 'succeeded', userId: caller.id })
    await tellOwner(database, mail, caller, codesRenewed(caller))
  })
  return { recoveryCodes: recoveryCodes.map(inGroups) }
}
