import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import * as sitePaths from '@portal/contract/site-paths'
import { momentInWords } from '@portal/contract/values/moment-words'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { EventHandler } from '../../platform/jobs/deliver-event.ts'
import { keepReminders, timesBeforeVisit } from '../../platform/keep-reminders.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../../schema/maintenance.ts'
import { properties } from '../../schema/properties.ts'

/** Reminds tenant and landlord of a scheduled repair the day before, for as long as it is to come. */
export const remindOfMaintenance: EventHandler = async (transaction, event) => {
  if (event.type !== 'maintenance_updated') return
  const [update] = await transaction
    .select({ requestId: maintenanceRequestUpdates.requestId })
    .from(maintenanceRequestUpdates)
    .where(eq(maintenanceRequestUpdates.id, event.updateId))
  if (update) await remindOfRequest(transaction, update.requestId)
}

/** Makes the reminders of a request what they should be by now. */
export const remindOfRequest = async (transaction: Database, requestId: string): Promise<void> => {
  const [found] = await transaction
    .select({ request: maintenanceRequests, address: properties.address, timeZone: properties.timeZone })
    .from(maintenanceRequests)
    .innerJoin(properties, eq(properties.id, maintenanceRequests.propertyId))
    .where(eq(maintenanceRequests.id, requestId))
    .for('no key update', { of: maintenanceRequests })
  if (!found) return // deleted with its home in the meantime
  const { request, address, timeZone } = found
  const { propertyId, status, scheduledDate, title, tenantId, landlordId } = request
  const isOpen = openStatuses.some(open => open === status)
  const visitAt = isOpen && scheduledDate && Date.parse(scheduledDate) > Date.now() ? scheduledDate : null
  const moment = visitAt && momentInWords(visitAt, timeZone)
  const visit = visitAt && {
    reminderType: 'repair_visit',
    title: `Repair visit: “${title}”`,
    ...timesBeforeVisit(visitAt, timeZone ?? 'UTC'),
    timeZone: timeZone ?? 'UTC',
  }
  await keepReminders(
    transaction,
    { relatedEntityType: 'maintenance_request', relatedEntityId: requestId, propertyId },
    visit
      ? [
          // A tenant may move out meanwhile, and is told where only by the home itself.
          {
            ...visit,
            userId: tenantId,
            description: `${moment}.`,
            actionUrl: sitePaths.maintenanceRequest(requestId),
          },
          {
            ...visit,
            userId: landlordId,
            description: `${moment}, at ${address}.`,
            actionUrl: sitePaths.maintenanceToManage(requestId),
          },
        ]
      : [],
  )
}
