import type { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { and, eq, sql } from 'drizzle-orm'
import { addAccountLink } from '../../domain/account-link.ts'
import { addMails } from '../../domain/add-mails.ts'
import { noMail } from '../../domain/no-mail.ts'
import type { Subscriber } from '../../platform/jobs/deliver-event.ts'
import { hasTry, mailedLinks } from '../../platform/limits/rate-limit.ts'
import type { Mailing } from '../../platform/ports/mail-server.ts'
import type { Verb } from '../../platform/request/route.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { resetLink } from './account-mails.ts'

/** Only announces the address: a job looks it up, so that neither the answer nor its time tells whether there is an account. */
export const forgotPassword: Verb<typeof linkEndpoints.forgotPassword> = async (
  { database, jobs, mail },
  { body: { email } },
) => {
  if (!mail) throw noMail()
  await jobs.announce(database, { type: 'password_forgotten', email })
  return { accepted: true }
}

/** Mails the link, at most five times an hour. An unknown address gets nothing. */
export const sendResetLink =
  ({ secretKeys }: Mailing): Subscriber<'password_forgotten'> =>
  async (transaction, event) => {
    const { id, email, firstName } = users
    const [person] = await transaction
      .select({ id, email, firstName })
      .from(users)
      .where(and(eq(sql`lower(${email})`, event.email.toLowerCase()), isAccountOpen))
      .for('no key update')
    if (!person || !(await hasTry(transaction, mailedLinks, `reset ${person.id}`))) return
    const linkId = await addAccountLink(
      transaction,
      { userId: person.id, purpose: 'reset_password' },
      secretKeys,
    )
    const content = resetLink(person)
    await addMails(transaction, [{ userId: person.id, recipient: person.email, linkId, content }])
  }
