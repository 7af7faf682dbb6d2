import type { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import type { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { eq, sql } from 'drizzle-orm'
import {
  addAccountLink,
  endEmailChange,
  findEmailChange,
  linkOver,
  stopEmailChange,
} from '../../domain/account-link.ts'
import { addMails } from '../../domain/add-mails.ts'
import { noMail } from '../../domain/no-mail.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { hasTry, mailedLinks } from '../../platform/limits/rate-limit.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { users } from '../../schema/people.ts'
import { addressChanging, addressTaken, newAddress } from './account-mails.ts'
import { checkOwnPassword, refuseReplaced } from './check-own-password.ts'

const unchanged = 'This is already your email address'

/**
 * The account keeps its address until the link in the new one's mail is opened; the current one gets a link
 * that stops the change. The answer does not reveal whether the new one has an account: then only its owner
 * hears of it. At most five such mails an hour; wrong passwords count as failed sign-ins.
 */
export const changeEmail: Verb<typeof securityEndpoints.changeEmail> = async (context, { body }) => {
  const { caller, mail } = context
  const { newEmail: recipient } = body
  if (!mail) throw noMail()
  if (recipient.toLowerCase() === caller.email.toLowerCase())
    throw new Refusal('invalid', unchanged, { fields: { newEmail: unchanged } })
  const verified = await checkOwnPassword(context, body.currentPassword, 'email_change')
  await inTurn(context, async own => {
    const { database } = own
    const { id: userId, email, emailConfirmedAt } = own.caller
    await refuseReplaced(own, verified)
    if (!(await hasTry(database, mailedLinks, `change ${recipient.toLowerCase()}`))) return
    const isTaken = eq(sql`lower(${users.email})`, recipient.toLowerCase())
    const [owner] = await database.select({ id: users.id }).from(users).where(isTaken)
    // Also made for an address that is taken, to which it is not mailed: the time must not tell either.
    const linkId = await addAccountLink(
      database,
      { userId, purpose: 'change_email', newEmail: recipient },
      mail.secretKeys,
    )
    // Not the caller's own mail, which a copy of their data would show.
    const mailed = owner
      ? { userId: owner.id, linkId: null, content: addressTaken() }
      : { userId: null, linkId, content: newAddress(own.caller) }
    const notice = { userId, recipient: email, linkId, content: addressChanging(own.caller) }
    await addMails(database, [{ recipient, ...mailed }, ...(emailConfirmedAt ? [notice] : [])])
    await recordSecurityEvent(own, { eventType: 'email_change_requested', status: 'succeeded', userId })
  })
  return { accepted: true }
}

export const readEmailChange: Verb<typeof securityEndpoints.emailChange> = async ({ database, caller }) => ({
  emailChange: (await findEmailChange(database, caller.id)) ?? null,
})

const stopped = { eventType: 'email_change_stopped', status: 'succeeded' } as const

export const cancelEmailChange: Verb<typeof securityEndpoints.cancelEmailChange> = async context => {
  const { id: userId } = context.caller
  if (await endEmailChange(context.database, userId))
    await recordSecurityEvent(context, { ...stopped, userId })
}

/** Throws `invalid`, at the field `token`, if the link cannot be used. */
export const keepEmail: Verb<typeof linkEndpoints.keepEmail> = (context, { body: { token } }) =>
  inTransaction(context.database, async transaction => {
    if (!context.mail) throw linkOver()
    const userId = await stopEmailChange(transaction, token, context.mail.secretKeys)
    await recordSecurityEvent(context, { ...stopped, userId }, transaction)
  })
