import type { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { eq, sql } from 'drizzle-orm'
import { endAccountLinks, findLinkOwner, spendLink } from '../../domain/account-link.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { networkOf } from '../../platform/limits/network.ts'
import type { Verb } from '../../platform/request/route.ts'
import { forgetBrowsers } from '../../platform/session/known-browser.ts'
import { hashPassword } from '../../platform/session/password.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { endSessionsOf } from '../../platform/session/session.ts'
import { users } from '../../schema/people.ts'
import { passwordChanged } from './account-mails.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { tellOwner } from './tell-owner.ts'

/**
 * Sets the password of the person whose link it is, and ends all of their sessions and links; nobody is signed in. It also confirms the
 * address, since the link came by mail. Throws `invalid`, at the field `token`, if the link cannot be used.
 */
export const resetPassword: Verb<typeof linkEndpoints.resetPassword> = async (context, { body }) => {
  const { database, mail, address } = context
  const { token, newPassword } = body
  const isOwner = eq(users.id, await findLinkOwner(database, token, 'reset_password'))
  const [owner] = await database.select({ email: users.email }).from(users).where(isOwner)
  refuseGuessable(newPassword, owner?.email ?? '', 'newPassword')
  const passwordHash = await hashPassword(newPassword, networkOf(address))
  await inTransaction(database, async transaction => {
    await transaction.select({ id: users.id }).from(users).where(isOwner).for('no key update')
    await spendLink(transaction, token, 'reset_password')
    const [person] = await transaction
      .update(users)
      .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
      .where(isOwner)
      .returning()
    if (!person) return
    await endAccountLinks(transaction, person.id)
    await endSessionsOf(transaction, person.id)
    await forgetBrowsers(transaction, person.id)
    const event = { eventType: 'password_change', status: 'succeeded', userId: person.id } as const
    await recordSecurityEvent(context, event, transaction)
    await tellOwner(transaction, mail, person, passwordChanged(person))
  })
}
