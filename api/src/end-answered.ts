// What an event ends in the transaction that announces it: the notifications that asked for it.
import { eq, sql } from 'drizzle-orm'
import { endWaiting } from './domain/end-waiting.ts'
import type { PortalEvent } from './platform/jobs/deliver-event.ts'
import type { Announce } from './platform/jobs/open-jobs.ts'
import { renewWaitingInquiries } from './renting/inquiries/waiting-inquiries.ts'
import { maintenanceRequestUpdates } from './schema/maintenance.ts'
import { tenancies } from './schema/tenancies.ts'

/** These answer nothing. */
const asking: ReadonlySet<PortalEvent['type']> = new Set([
  'maintenance_filed',
  'inquiry_received',
  'application_received',
  'application_opened',
  'application_reopened',
  'consent_asked',
  'consent_shared',
  'consent_first_read',
  'background_check_asked',
  'background_check_ready',
  'tenancy_offered',
  'tenancy_moved_in',
])

/** New times end the request for earlier ones, and an accepted application the notification of its arrival. */
export const endAnswered: Announce = async (transaction, event) => {
  if (asking.has(event.type)) return
  if ('updateId' in event) {
    const { id, requestId, updateType } = maintenanceRequestUpdates
    const handled = transaction
      .select({ requestId })
      .from(maintenanceRequestUpdates)
      .where(
        sql`${id} = ${event.updateId} and ${updateType} not in ('note_added', 'photo_added', 'vendor_updated')`,
      )
    await endWaiting(transaction, 'maintenance_request', handled)
  }
  if ('consentId' in event) await endWaiting(transaction, 'consent', [event.consentId])
  if ('applicationId' in event) await endWaiting(transaction, 'application', [event.applicationId])
  if ('backgroundCheckId' in event)
    await endWaiting(transaction, 'background_check', [event.backgroundCheckId])
  if ('inquiryId' in event) {
    await endWaiting(transaction, 'inquiry', [event.inquiryId])
    await renewWaitingInquiries(transaction, event.inquiryId)
  }
  if ('tenancyId' in event) {
    await endWaiting(transaction, 'tenancy', [event.tenancyId])
    const { id, applicationId } = tenancies
    const accepted = transaction.select({ applicationId }).from(tenancies).where(eq(id, event.tenancyId))
    await endWaiting(transaction, 'application', accepted)
  }
}
