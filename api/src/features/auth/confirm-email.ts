import type { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import type { User } from '@portal/contract/people/person'
import { and, eq, ne, sql } from 'drizzle-orm'
import { addAccountLink, endAccountLinks, findLinkOwner, spendLink } from '../../domain/account-link.ts'
import { addMails } from '../../domain/add-mails.ts'
import { noMail } from '../../domain/no-mail.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Mailing } from '../../platform/ports/mail-server.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { users } from '../../schema/people.ts'
import { addressChanged, confirmAddress } from './account-mails.ts'
import { tellOwner } from './tell-owner.ts'

export const mailConfirmation = async (
  transaction: Database,
  { secretKeys }: Mailing,
  person: Pick<User, 'id' | 'email' | 'firstName'>,
): Promise<void> => {
  const { id: userId, email: recipient } = person
  const linkId = await addAccountLink(transaction, { userId, purpose: 'confirm_email' }, secretKeys)
  await addMails(transaction, [{ userId, recipient, linkId, content: confirmAddress(person) }])
}

/** Mails the caller another link; none if their address is confirmed already. Throws `not_now` without a mail server. */
export const sendConfirmation: Verb<typeof linkEndpoints.sendConfirmation> = async ({
  database,
  mail,
  caller,
}) => {
  if (!mail) throw noMail()
  if (!caller.emailConfirmedAt) await mailConfirmation(database, mail, caller)
  return { accepted: true }
}

const takenMessage = 'There is already an account with this email address'

/**
 * Confirms the address of the link's owner; anyone can be signed in, or nobody. If the link is for a new address, that replaces the
 * old one, which gets a mail. Throws `conflict` if someone else has the new one meanwhile.
 */
export const confirmEmail: Verb<typeof linkEndpoints.confirmEmail> = (context, { body: { token } }) =>
  inTransaction(context.database, async transaction => {
    const isOwner = eq(users.id, await findLinkOwner(transaction, token, 'confirm_email', 'change_email'))
    const [owner] = await transaction.select().from(users).where(isOwner).for('no key update')
    const newEmail = await spendLink(transaction, token, 'confirm_email', 'change_email')
    if (!owner) return
    if (newEmail === null) {
      await transaction.update(users).set({ emailConfirmedAt: sql`now()` }).where(isOwner)
      return
    }
    const isTaken = and(eq(sql`lower(${users.email})`, newEmail.toLowerCase()), ne(users.id, owner.id))
    if ((await transaction.$count(users, isTaken)) > 0) throw new Refusal('conflict', `${takenMessage}.`)
    await transaction.update(users).set({ email: newEmail, emailConfirmedAt: sql`now()` }).where(isOwner)
    await endAccountLinks(transaction, owner.id) // they went to the old address
    await tellOwner(transaction, context.mail, owner, addressChanged(owner))
    const event = { eventType: 'email_change', status: 'succeeded', userId: owner.id } as const
    await recordSecurityEvent(context, event, transaction)
  })
