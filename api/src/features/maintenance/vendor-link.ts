// A landlord's link for a vendor. Its address is shown once, and only the hash of its token is kept.
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import type { vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, gt, sql } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import { noMail, refuseUnconfirmed } from '../../domain/no-mail.ts'
import { nameOf } from '../../domain/notification-words.ts'
import { vendorTokenOf } from '../../domain/vendor-token.ts'
import type { Database } from '../../platform/database/database.ts'
import { day, limitOf, mailedLinks, takeTry } from '../../platform/limits/rate-limit.ts'
import type { Context } from '../../platform/request/context.ts'
import { hashOfToken } from '../../platform/request/cookie.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { maintenanceVendorLinks } from '../../schema/maintenance.ts'
import { properties } from '../../schema/properties.ts'
import { changeRequest } from './change-request.ts'
import { getOwnRequest, lockOwnRequest, type RequestRow } from './request-access.ts'

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

/** Each goes to an address that the caller typed; so a link also counts among those mailed to that address. */
const vendorMails = limitOf('vendor-mails', 20, day, { isFixed: true })

/**
 * Assigns the work, and ends the link before. Throws `conflict` once the request is closed; with an address, `not_now` without a mail
 * server, and `email_unconfirmed`.
 */
export const makeVendorLink: Verb<typeof vendorEndpoints.makeLink> = async (context, { params, body }) => {
  const { database, env, secretKeys } = context
  const { vendorName, days, email } = body
  const expiresAt = new Date(Date.now() + days * dayMs).toISOString()
  const token = vendorTokenOf({ requestId: params.id, expiresAt }, secretKeys[0])
  const { request } = await changeRequest(context, params.id, async before => {
    const { status, assignedTo } = before
    if (!openStatuses.some(open => open === status))
      throw new Refusal('conflict', 'This request is closed. Reopen it before you assign the work.')
    await deleteVendorLink(database, params.id)
    await database
      .insert(maintenanceVendorLinks)
      .values({ requestId: params.id, tokenHash: hashOfToken(token), vendorName, expiresAt })
    if (email) await mailLink(context, before, email)
    return {
      set: { assignedTo: vendorName },
      update: { updateType: 'assigned', oldValue: assignedTo, newValue: vendorName },
    }
  })
  return { url: `${env.publicOrigin ?? ''}${sitePaths.vendor}#${token}`, expiresAt, request }
}

const tooMany =
  'We can’t email more links for now. Please make the link without an address, and send it yourself.'

/** With nothing that people wrote about the repair. */
const mailLink = async (
  context: Context<Caller>,
  { id, propertyId, category }: RequestRow,
  recipient: string,
): Promise<void> => {
  const { database, caller, mail } = context
  if (!mail) throw noMail()
  refuseUnconfirmed(context)
  await takeTry(database, vendorMails, caller.id, { words: tooMany })
  await takeTry(database, mailedLinks, `vendor ${recipient.toLowerCase()}`, { words: tooMany })
  const [home] = await database.select().from(properties).where(eq(properties.id, propertyId))
  const what = `${home?.address}: ${category.replaceAll('_', ' ')}`
  const content = {
    subject: `A repair at ${what}`,
    paragraphs: [`${nameOf(caller)} asks you to take care of a repair at ${what}.`],
    action: { text: 'See the work', path: sitePaths.vendor },
  }
  await addMails(database, [{ recipient, content, vendorLinkId: id }])
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
