// A landlord's link for a vendor. Its address is shown once, and only the hash of its token is kept.
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import type { vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { hashOfToken, newToken } from '../../platform/request/cookie.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { maintenanceVendorLinks } from '../../schema/maintenance.ts'
import { changeRequest } from './change-request.ts'
import { getOwnRequest, lockOwnRequest } from './request-access.ts'

const dayMs = 86_400_000

export const readVendorLink: Verb<typeof vendorEndpoints.link> = async ({ database, caller }, { params }) => {
  await getOwnRequest(database, caller, params.id)
  const { requestId, expiresAt } = maintenanceVendorLinks
  const [link] = await database
    .select()
    .from(maintenanceVendorLinks)
    .where(and(eq(requestId, params.id), gt(expiresAt, sql`now()`)))
  return { link: link ?? null }
}

/** Assigns the work, and ends the link before. Throws `conflict` once the request is closed. */
export const makeVendorLink: Verb<typeof vendorEndpoints.makeLink> = async (context, { params, body }) => {
  const { database, env } = context
  const { vendorName, days } = body
  const token = newToken()
  const expiresAt = new Date(Date.now() + days * dayMs).toISOString()
  const { request } = await changeRequest(context, params.id, async ({ status, assignedTo }) => {
    if (!openStatuses.some(open => open === status))
      throw new Refusal('conflict', 'This request is closed. Reopen it before you assign the work.')
    await deleteVendorLink(database, params.id)
    await database
      .insert(maintenanceVendorLinks)
      .values({ requestId: params.id, tokenHash: hashOfToken(token), vendorName, expiresAt })
    return {
      set: { assignedTo: vendorName },
      update: { updateType: 'assigned', oldValue: assignedTo, newValue: vendorName },
    }
  })
  return { url: `${env.publicOrigin ?? ''}${sitePaths.vendor}#${token}`, expiresAt, request }
}

export const endVendorLink: Verb<typeof vendorEndpoints.endLink> = async (
  { database, caller },
  { params },
) => {
  await lockOwnRequest(database, caller, params.id)
  await deleteVendorLink(database, params.id)
}

/** Its request must be locked. */
export const deleteVendorLink = async (transaction: Database, requestId: string): Promise<void> => {
  await transaction.delete(maintenanceVendorLinks).where(eq(maintenanceVendorLinks.requestId, requestId))
}
