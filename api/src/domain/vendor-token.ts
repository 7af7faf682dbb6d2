// The token of a vendor's link is derived, so that neither the link nor its mail holds it.
import { createHmac } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { hashOfToken } from '../platform/request/cookie.ts'
import { maintenanceVendorLinks } from '../schema/maintenance.ts'

type Link = Pick<typeof maintenanceVendorLinks.$inferSelect, 'requestId' | 'expiresAt'>

/** A request has one link at a time, and each has another end. */
export const vendorTokenOf = ({ requestId, expiresAt }: Link, secretKey: string): string =>
  createHmac('sha256', secretKey).update(`vendor link ${requestId} ${expiresAt}`).digest('base64url')

/** For its mail; undefined once the link has ended, or its key was taken out of SECRET_KEY. */
export const readVendorToken = async (
  database: Database,
  id: string,
  secretKeys: readonly [string, ...string[]],
): Promise<string | undefined> => {
  const { requestId, expiresAt } = maintenanceVendorLinks
  const [link] = await database
    .select()
    .from(maintenanceVendorLinks)
    .where(and(eq(requestId, id), gt(expiresAt, sql`now()`)))
  if (!link) return undefined
  return secretKeys.map(key => vendorTokenOf(link, key)).find(token => hashOfToken(token) === link.tokenHash)
}
