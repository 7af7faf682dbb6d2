import type { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { eq, sql } from 'drizzle-orm'
import { addAccountLink } from '../../domain/account-link.ts'
import { addMails } from '../../domain/add-mails.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { hasTry, mailedLinks } from '../../platform/limits/rate-limit.ts'
import type { Verb } from '../../platform/request/route.ts'
import { users } from '../../schema/people.ts'
import { addressTaken, newAddress } from './account-mails.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { noMail } from './no-mail.ts'

/**
 * Mails a link to the new address; the account keeps the old one until it is opened. The answer does not tell whether the new one
 * already has an account: in that case only its owner is told. An address gets at most five such mails an hour. Wrong
 * passwords count as failed sign-ins.
 */
export const changeEmail: Verb<typeof securityEndpoints.changeEmail> = async (context, { body }) => {
  const { caller, mail } = context
  if (!mail) throw noMail()
  await checkOwnPassword(context, body.currentPassword, 'email_change')
  await inTurn(context, async own => {
    const { newEmail: recipient } = body
    const userId = caller.id
    if (!(await hasTry(own.database, mailedLinks, `change ${recipient.toLowerCase()}`))) return
    const isTaken = eq(sql`lower(${users.email})`, recipient.toLowerCase())
    const [owner] = await own.database.select({ id: users.id }).from(users).where(isTaken)
    // Also made for an address that is taken, to which it is not mailed: the time must not tell either.
    const linkId = await addAccountLink(
      own.database,
      { userId, purpose: 'change_email', newEmail: recipient },
      mail.secretKeys,
    )
    // Not the caller's own mail, which a copy of their data would show.
    const mailed = owner
      ? { userId: owner.id, linkId: null, content: addressTaken() }
      : { userId: null, linkId, content: newAddress(own.caller) }
    return addMails(own.database, [{ recipient, ...mailed }])
  })
  return { accepted: true }
}
