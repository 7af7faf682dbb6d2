import type { Database } from '../platform/database/database.ts'
import { outgoingMails } from '../schema/mail.ts'

type NewMail = Pick<
  typeof outgoingMails.$inferInsert,
  'userId' | 'subscriberId' | 'issueId' | 'kind' | 'recipient' | 'content' | 'linkId' | 'vendorLinkId'
>

const atOnce = 1000

/** Sent once the transaction commits. Call it only if the portal has a mail server. */
export const addMails = async (transaction: Database, mails: readonly NewMail[]): Promise<void> => {
  for (let start = 0; start < mails.length; start += atOnce)
    await transaction.insert(outgoingMails).values(mails.slice(start, start + atOnce))
}
