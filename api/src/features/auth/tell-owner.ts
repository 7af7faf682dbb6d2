import { addMails } from '../../domain/add-mails.ts'
import type { Database } from '../../platform/database/database.ts'
import { day, hasTry, limitOf } from '../../platform/limits/rate-limit.ts'
import type { Mailing } from '../../platform/ports/mail-server.ts'
import type { MailContent } from '../../schema/mail.ts'
import type { users } from '../../schema/people.ts'

export type Owner = Pick<typeof users.$inferSelect, 'id' | 'email' | 'emailConfirmedAt' | 'firstName'>

/** Who changes a password more often than that in a day knows by now. @internal */
export const accountNotices = limitOf('account-notices', 20, day)

/** Mails only a confirmed address, and only with a mail server. */
export const tellOwner = async (
  transaction: Database,
  mail: Mailing | undefined,
  { id: userId, email: recipient, emailConfirmedAt }: Omit<Owner, 'firstName'>,
  content: MailContent,
): Promise<void> => {
  if (mail && emailConfirmedAt && (await hasTry(transaction, accountNotices, userId)))
    await addMails(transaction, [{ userId, recipient, content }])
}
