import type { User } from '@portal/contract/people/person'
import { addMails } from '../../domain/add-mails.ts'
import type { Database } from '../../platform/database/database.ts'
import { hasTry, type Limit } from '../../platform/limits/rate-limit.ts'
import type { Mailing } from '../../platform/ports/mail-server.ts'
import type { MailContent } from '../../schema/mail.ts'

/** Who changes a password more often than that in a day has been told. @internal */
export const accountNotices: Limit = {
  name: 'account-notices',
  tries: 20,
  perSeconds: 86_400,
  by: 'person',
  kept: 'database',
}

/** Mails a person that something about their account has changed, if there is a mail server. */
export const tellOwner = async (
  transaction: Database,
  mail: Mailing | undefined,
  { id: userId, email: recipient }: Pick<User, 'id' | 'email'>,
  content: MailContent,
): Promise<void> => {
  if (mail && (await hasTry(transaction, accountNotices, userId)))
    await addMails(transaction, [{ userId, recipient, content }])
}
