import { and, eq } from 'drizzle-orm'
import type { LinkPurpose } from '../src/domain/account-link.ts'
import { mailTokenOf } from '../src/domain/mail-token.ts'
import type { Database } from '../src/platform/database/database.ts'
import { hashOfToken, newToken } from '../src/platform/request/cookie.ts'
import { accountLinks } from '../src/schema/sessions.ts'
import { secretKey } from './test-app.ts'

/** Replaces the one of that purpose, as if it had been mailed; returns its token. */
export const newLink = async (
  database: Database,
  userId: string,
  purpose: LinkPurpose,
  newEmail: string | null = null,
): Promise<string> => {
  const token = newToken()
  const isOlder = and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose))
  await database.delete(accountLinks).where(isOlder)
  await database.insert(accountLinks).values({
    userId,
    purpose,
    newEmail,
    tokenHash: hashOfToken(token),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  return token
}

/** As if it had been mailed. */
export const keepTokenOf = async (database: Database, userId: string): Promise<string> => {
  const isChange = and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, 'change_email'))
  const [change] = await database.select({ id: accountLinks.id }).from(accountLinks).where(isChange)
  return mailTokenOf({ id: change?.id ?? '', purpose: 'keep_email' }, secretKey)
}
