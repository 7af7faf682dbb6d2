// Links in mails that act for an account: they work once, until they expire or a newer one is made.
import { createHmac } from 'node:crypto'
import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { hashOfToken } from '../platform/request/cookie.ts'
import { Refusal } from '../platform/request/refusal.ts'
import { accountLinks, type linkPurposes } from '../schema/sessions.ts'

export type LinkPurpose = (typeof linkPurposes)[number]

const lifetimeHours: Record<LinkPurpose, number> = {
  confirm_email: 24,
  reset_password: 1,
  change_email: 24,
}

/** Derived whenever it is needed, so that the secret is stored neither with the link nor with its mail. */
const tokenOf = (id: string, secretKey: string): string =>
  createHmac('sha256', secretKey).update(`account link ${id}`).digest('base64url')

/** Makes a link and ends the person's older ones of that purpose. Returns its id, for the mail. */
export const addAccountLink = async (
  transaction: Database,
  { userId, purpose, newEmail = null }: { userId: string; purpose: LinkPurpose; newEmail?: string | null },
  secretKeys: readonly [string, ...string[]],
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await endAccountLinks(transaction, userId, purpose)
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

/** Ends a person's links, all or those of one purpose; mails with them that wait are not sent. */
export const endAccountLinks = async (
  transaction: Database,
  userId: string,
  purpose?: LinkPurpose,
): Promise<void> => {
  const isOfPurpose = purpose && eq(accountLinks.purpose, purpose)
  await transaction.delete(accountLinks).where(and(eq(accountLinks.userId, userId), isOfPurpose))
}

const isUsable: SQL | undefined = and(isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, sql`now()`))

/** The token of a link that can still be used; undefined if it cannot, or if its key was taken out of SECRET_KEY. */
export const readToken = async (
  database: Database,
  id: string,
  secretKeys: readonly string[],
): Promise<string | undefined> => {
  const [link] = await database
    .select({ tokenHash: accountLinks.tokenHash })
    .from(accountLinks)
    .where(and(eq(accountLinks.id, id), isUsable))
  return secretKeys.map(key => tokenOf(id, key)).find(token => hashOfToken(token) === link?.tokenHash)
}

const overMessage = 'This link is no longer valid'
const linkOver = (): Refusal =>
  new Refusal('invalid', `${overMessage}. Please ask for a new one.`, { fields: { token: overMessage } })

const isLinkOf = (token: string, purposes: readonly LinkPurpose[]): SQL | undefined =>
  and(eq(accountLinks.tokenHash, hashOfToken(token)), inArray(accountLinks.purpose, purposes), isUsable)

/** The person whose link this is; throws `invalid`, at the field `token`, if it cannot be used. */
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
 * Uses a link up, once its person is locked, and returns the address that it changes to, if it does. Throws like `findLinkOwner`; of
 * two calls at once one succeeds.
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
