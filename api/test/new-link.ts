import { endAccountLinks, type LinkPurpose } from '../src/domain/account-link.ts'
import type { Database } from '../src/platform/database/database.ts'
import { hashOfToken, newToken } from '../src/platform/request/cookie.ts'
import { accountLinks } from '../src/schema/sessions.ts'

/** Makes a link of a person in place of the one of that purpose, as if it had been mailed, and returns its token. */
export const newLink = async (database: Database, userId: string, purpose: LinkPurpose): Promise<string> => {
  const token = newToken()
  await endAccountLinks(database, userId, purpose)
  await database.insert(accountLinks).values({
    userId,
    purpose,
    tokenHash: hashOfToken(token),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  return token
}
