// Links in mails that act for an account. They work once: until they expire, a newer one is made or the
// owner acts.
import { createHmac } from 'node:crypto'
import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { hashOfToken } from '../platform/request/cookie.ts'
import { Refusal } from '../platform/request/refusal.ts'
import { calendarLinks } from '../schema/calendar-links.ts'
import { accountLinks, type linkPurposes } from '../schema/sessions.ts'
import { mailTokenOf, readMailToken } from './mail-token.ts'

export type LinkPurpose = (typeof linkPurposes)[number]

const lifetimeHours: Record<LinkPurpose, number> = {
  confirm_email: 24,
  reset_password: 1,
  change_email: 24,
}

/** Derived, so that the secret is stored neither with the link nor with its mail. */
const tokenOf = (id: string, secretKey: string): string =>
  createHmac('sha256', secretKey).update(`account link ${id}`).digest('base64url')

/** Ends the person's older link of that purpose, and returns the new one's id, for the mail. */
export const addAccountLink = async (
  transaction: Database,
  { userId, purpose, newEmail = null }: { userId: string; purpose: LinkPurpose; newEmail?: string | null },
  secretKeys: readonly [string, ...string[]],
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await transaction
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose)))
  await transaction.insert(accountLinks).values({
    id,
    userId,
    purpose,
    newEmail,
    tokenHash: hashOfToken(tokenOf(id, secretKeys[0])),
    expiresAt: sql`now() + ${lifetimeHours[purpose]} * interval '1 hour'`,
  })
  return id
}

/** All links of a person, also their calendar's; waiting mails with them are not sent. */
export const endAccountLinks = async (transaction: Database, userId: string): Promise<void> => {
  await transaction.delete(accountLinks).where(eq(accountLinks.userId, userId))
  await transaction.delete(calendarLinks).where(eq(calendarLinks.userId, userId))
}

const isUsable: SQL | undefined = and(isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, sql`now()`))

/**
 * Undefined if the link cannot be used, or its key was taken out of SECRET_KEY. A mail to the address that
 * a link replaces gets the token that stops it.
 */
export const readToken = async (
  database: Database,
  { linkId, recipient }: { linkId: string; recipient: string },
  secretKeys: readonly [string, ...string[]],
): Promise<string | undefined> => {
  const { tokenHash, newEmail } = accountLinks
  const [link] = await database
    .select({ tokenHash, newEmail })
    .from(accountLinks)
    .where(and(eq(accountLinks.id, linkId), isUsable))
  if (link?.newEmail && link.newEmail !== recipient)
    return mailTokenOf({ id: linkId, purpose: 'keep_email' }, secretKeys[0])
  return secretKeys.map(key => tokenOf(linkId, key)).find(token => hashOfToken(token) === link?.tokenHash)
}

const overMessage = 'This link is no longer valid'
export const linkOver = (): Refusal =>
  new Refusal('invalid', `${overMessage}. Please ask for a new one.`, { fields: { token: overMessage } })

const isLinkOf = (token: string, purposes: readonly LinkPurpose[]): SQL | undefined =>
  and(eq(accountLinks.tokenHash, hashOfToken(token)), inArray(accountLinks.purpose, purposes), isUsable)

/** Throws `invalid`, at the field `token`, if the link cannot be used. */
export const findLinkOwner = async (
  database: Database,
  token: string,
  ...purposes: LinkPurpose[]
): Promise<string> => {
  const [link] = await database
    .select({ userId: accountLinks.userId })
    .from(accountLinks)
    .where(isLinkOf(token, purposes))
  if (!link) throw linkOver()
  return link.userId
}

/**
 * Uses a link up, once its person is locked, and returns the address that it changes to, if any. Throws
 * like `findLinkOwner`; of two calls at once one succeeds.
 */
export const spendLink = async (
  transaction: Database,
  token: string,
  ...purposes: LinkPurpose[]
): Promise<string | null> => {
  const [spent] = await transaction
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
    .where(isLinkOf(token, purposes))
    .returning({ newEmail: accountLinks.newEmail })
  if (!spent) throw linkOver()
  return spent.newEmail
}

const isChangeOf = (userId: string): SQL | undefined =>
  and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, 'change_email'), isUsable)

/** The change whose link was not opened yet. */
export const findEmailChange = async (database: Database, userId: string) => {
  const newEmail = sql<string>`${accountLinks.newEmail}` // never null for this purpose
  const { createdAt } = accountLinks
  const [change] = await database.select({ newEmail, createdAt }).from(accountLinks).where(isChangeOf(userId))
  return change
}

/** Returns whether there was one. */
export const endEmailChange = async (transaction: Database, userId: string): Promise<boolean> =>
  (await transaction.delete(accountLinks).where(isChangeOf(userId)).returning({ id: accountLinks.id }))
    .length > 0

/**
 * Ends the change whose mail to the current address has this token; returns whose address it is. Throws
 * like `findLinkOwner`.
 */
export const stopEmailChange = async (
  transaction: Database,
  token: string,
  secretKeys: readonly string[],
): Promise<string> => {
  const consent = readMailToken(token, secretKeys)
  if (consent?.purpose !== 'keep_email') throw linkOver()
  const isIt = and(eq(accountLinks.id, consent.id), isUsable)
  const [stopped] = await transaction
    .delete(accountLinks)
    .where(isIt)
    .returning({ userId: accountLinks.userId })
  if (!stopped) throw linkOver()
  return stopped.userId
}
