// The way out of a kind of mail: a token in each mail, which works without signing in and for as long as its key is set.
import { createHmac } from 'node:crypto'
import { type MailKind, mailKinds } from '@portal/contract/notifications/mail-settings'
import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { hashOfToken } from '../platform/request/cookie.ts'
import { users } from '../schema/people.ts'

/** A person's mail of one kind. */
export interface Subscription {
  userId: string
  kind: MailKind
}

/** The column of a person that says whether they want a kind of mail. */
export const settingOf = { alerts: 'wantsAlertMails' } as const satisfies Record<MailKind, keyof typeof users>

/** The person's id, the kind, and their signature. */
export const wayOutOf = ({ userId, kind }: Subscription, secretKey: string): string => {
  const signed = `${userId}.${kind}`
  return `${signed}.${createHmac('sha256', secretKey).update(`way out ${signed}`).digest('base64url')}`
}

/** Undefined if none of the keys signed the token. */
export const readWayOut = (token: string, secretKeys: readonly string[]): Subscription | undefined => {
  const [userId = '', name] = token.split('.')
  const kind = mailKinds.find(one => one === name)
  if (!kind) return undefined
  // Hashes are compared, so that the time tells nothing about the signature.
  const isSigned = secretKeys.some(key => hashOfToken(wayOutOf({ userId, kind }, key)) === hashOfToken(token))
  return isSigned ? { userId, kind } : undefined
}

/** The address of the person with this id, if it is confirmed and they want this kind of mail; otherwise null. */
export const recipientOf = (kind: MailKind, userId: SQLWrapper): SQL<string | null> => {
  const isWanted = eq(users[settingOf[kind]], true)
  return sql`(select ${users.email} from ${users} where ${and(sql`${users.id} = ${userId}`, isNotNull(users.emailConfirmedAt), isWanted)})`
}
