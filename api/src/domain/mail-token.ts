// Tokens in mails about what can be turned off or stopped: they work without signing in, and for as long as their key is set. Nothing is stored of them.
import { createHmac } from 'node:crypto'
import { type MailKind, mailKinds } from '@portal/contract/notifications/mail-settings-endpoints'
import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { hashOfToken } from '../platform/request/cookie.ts'
import { users } from '../schema/people.ts'

/** The way out of a kind of mail, the way into the newsletter, or the end of a change of address. */
type MailPurpose = MailKind | 'join' | 'keep_email'

const purposes: readonly MailPurpose[] = [...mailKinds, 'join', 'keep_email']

/** What a token is for. */
export interface MailConsent {
  /** A person's, a newsletter subscriber's, or that of the link that changes an address. */
  id: string
  purpose: MailPurpose
}

/** The column of a person that says whether they want a kind of mail. */
export const settingOf = {
  alerts: 'wantsAlertMails',
  messages: 'wantsMessageMails',
} as const satisfies Record<Exclude<MailKind, 'newsletter'>, keyof typeof users>

/** The id, the purpose, and their signature. */
export const mailTokenOf = ({ id, purpose }: MailConsent, secretKey: string): string => {
  const signed = `${id}.${purpose}`
  return `${signed}.${createHmac('sha256', secretKey).update(`way out ${signed}`).digest('base64url')}`
}

/** Undefined if none of the keys signed the token. */
export const readMailToken = (token: string, secretKeys: readonly string[]): MailConsent | undefined => {
  const [id = '', name] = token.split('.')
  const purpose = purposes.find(one => one === name)
  if (!purpose) return undefined
  // Hashes are compared, so that the time tells nothing about the signature.
  const isSigned = secretKeys.some(
    key => hashOfToken(mailTokenOf({ id, purpose }, key)) === hashOfToken(token),
  )
  return isSigned ? { id, purpose } : undefined
}

/** The address of the person with this id, if it is confirmed and they want this kind of mail; otherwise null. */
export const recipientOf = (kind: keyof typeof settingOf, userId: SQLWrapper): SQL<string | null> => {
  const isWanted = eq(users[settingOf[kind]], true)
  return sql`(select ${users.email} from ${users} where ${and(sql`${users.id} = ${userId}`, isNotNull(users.emailConfirmedAt), isWanted)})`
}
