import type { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import type { User } from '@portal/contract/people/person'
import { eq, sql } from 'drizzle-orm'
import { addAccountLink, findLinkOwner, spendLink } from '../../domain/account-link.ts'
import { addMails } from '../../domain/add-mails.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Mailing } from '../../platform/ports/mail-server.ts'
import type { Verb } from '../../platform/request/route.ts'
import { users } from '../../schema/people.ts'
import { confirmAddress } from './account-mails.ts'
import { noMail } from './no-mail.ts'

/** Mails a person the link that confirms their address. */
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

/** Confirms the address of the link's owner; anyone may be signed in, or nobody. */
export const confirmEmail: Verb<typeof linkEndpoints.confirmEmail> = ({ database }, { body: { token } }) =>
  inTransaction(database, async transaction => {
    const isOwner = eq(users.id, await findLinkOwner(transaction, token, 'confirm_email'))
    await transaction.select({ id: users.id }).from(users).where(isOwner).for('no key update')
    await spendLink(transaction, token, 'confirm_email')
    await transaction.update(users).set({ emailConfirmedAt: sql`now()` }).where(isOwner)
  })
