// Tokens in mails about what can be turned off or stopped: they work without signing in, while their key is
// set. Nothing is stored.
import { createHmac } from 'node:crypto'
import { type MailKind, mailKinds } from '@portal/contract/notifications/mail-settings-endpoints'
import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { hashOfToken } from '../platform/request/cookie.ts'
import { users } from '../schema/people.ts'

type MailPurpose = MailKind | 'join' | 'keep_email'

const purposes: readonly MailPurpose[] = [...mailKinds, 'join', 'keep_email']

export interface MailConsent {
  /** A person, a subscriber, or the link that changes an address. */
  id: string
  purpose: MailPurpose
}

/** The column that says whether a person wants a kind of mail. */
export const settingOf = {
  alerts: 'wantsAlertMails',
  messages: 'wantsMessageMails',
  applications: 'wantsApplicationMails',
  tours: 'wantsTourMails',
  repairs: 'wantsRepairMails',
} as const satisfies Record<Exclude<MailKind, 'newsletter'>, keyof typeof users>

export const mailTokenOf = ({ id, purpose }: MailConsent, secretKey: string): string => {
  const signed = `${id}.${purpose}`
  return `${signed}.${createHmac('sha256', secretKey).update(`way out ${signed}`).digest('base64url')}`
}

/** Undefined if none of the keys signed the token. */
export const readMailToken = (token: string, secretKeys: readonly string[]): MailConsent | undefined => {
  const [id = '', name] = token.split('.')
  const purpose = purposes.find(one => one === name)
  if (!purpose) return undefined
  // Compares hashes, so that the time tells nothing about the signature.
  const isSigned = secretKeys.some(
    key => hashOfToken(mailTokenOf({ id, purpose }, key)) === hashOfToken(token),
  )
  return isSigned ? { id, purpose } : undefined
}

const readers = alias(users, 'readers')

/** Null unless the address is confirmed and the person wants this kind of mail. */
export const recipientOf = (kind: keyof typeof settingOf, userId: SQLWrapper): SQL<string | null> => {
  const isWanted = eq(readers[settingOf[kind]], true)
  return sql`(select ${readers.email} from ${users} as readers where ${and(sql`${readers.id} = ${userId}`, isNotNull(readers.emailConfirmedAt), isWanted)})`
}
