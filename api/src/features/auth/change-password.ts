import type { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { and, eq } from 'drizzle-orm'
import { endAccountLinks } from '../../domain/account-link.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { guardPassword } from '../../platform/session/guard-password.ts'
import { forgetOtherBrowsers } from '../../platform/session/known-browser.ts'
import { hashPassword, verifyPassword } from '../../platform/session/password.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { endOtherSessions } from '../../platform/session/session.ts'
import { users } from '../../schema/people.ts'
import { passwordChanged } from './account-mails.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { tellOwner } from './tell-owner.ts'

const wrong = 'This is not your current password'

/** Changes the caller's password and ends their other sessions and all links. Wrong current passwords count as failed sign-ins. */
export const changePassword: Verb<typeof securityEndpoints.changePassword> = async (context, { body }) => {
  const { database, caller } = context
  refuseGuessable(body.newPassword, caller.email, 'newPassword')
  const [row] = await database.select({ hash: users.passwordHash }).from(users).where(eq(users.id, caller.id))
  const account = { email: caller.email.toLowerCase(), id: caller.id }
  const isChanged = await guardPassword(context, account, async network => {
    if (!row || !(await verifyPassword(body.currentPassword, row.hash, network))) return undefined
    return replaceHash(context, row.hash, await hashPassword(body.newPassword, network))
  })
  if (isChanged) return
  await recordSecurityEvent(context, { eventType: 'password_change', status: 'failed', userId: caller.id })
  throw new Refusal('invalid', wrong, { fields: { currentPassword: wrong } })
}

/** Undefined if the verified hash is no longer the stored one, so only one of two changes at once succeeds. */
const replaceHash = (
  context: Context<Caller>,
  verified: string,
  passwordHash: string,
): Promise<true | undefined> =>
  inTurn(context, async own => {
    const { database, caller } = own
    const replaced = await database
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, caller.id), eq(users.passwordHash, verified)))
      .returning({ id: users.id })
    if (replaced.length === 0) return undefined
    await endOtherSessions(own)
    await forgetOtherBrowsers(own)
    await endAccountLinks(database, caller.id)
    await recordSecurityEvent(own, { eventType: 'password_change', status: 'succeeded', userId: caller.id })
    await tellOwner(database, own.mail, caller, passwordChanged(caller))
    return true
  })
