import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import * as sitePaths from '@portal/contract/site-paths'
import { momentInWords } from '@portal/contract/values/moment-words'
import { eq } from 'drizzle-orm'
import { keepReminders, timesBeforeVisit } from '../../domain/keep-reminders.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Subscriber } from '../../platform/jobs/deliver-event.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../../schema/maintenance.ts'
import { properties } from '../../schema/properties.ts'

export const remindOfMaintenance: Subscriber<'maintenance_updated'> = async (transaction, event) => {
  const [update] = await transaction
    .select({ requestId: maintenanceRequestUpdates.requestId })
    .from(maintenanceRequestUpdates)
    .where(eq(maintenanceRequestUpdates.id, event.updateId))
  if (update) await remindOfRequest(transaction, update.requestId)
}

export const remindOfRequest = async (transaction: Database, requestId: string): Promise<void> => {
  const [row] = await transaction
    .select({ request: maintenanceRequests, home: properties })
    .from(maintenanceRequests)
    .innerJoin(properties, eq(properties.id, maintenanceRequests.propertyId))
    .where(eq(maintenanceRequests.id, requestId))
    .for('no key update', { of: maintenanceRequests })
  if (!row) return // deleted with its home meanwhile
  const { request, home } = row
  const { address, timeZone } = home
  const { propertyId, status, scheduledDate, title, priority, tenantId, landlordId } = request
  const isOpen = openStatuses.some(open => open === status)
  const visitAt = isOpen && scheduledDate && Date.parse(scheduledDate) > Date.now() ? scheduledDate : null
  const moment = visitAt && momentInWords(visitAt, timeZone)
  const visit = visitAt && {
    reminderType: 'repair_visit',
    title: `Repair visit at ${home.title}: “${title}”`,
    ...timesBeforeVisit(visitAt, timeZone ?? 'UTC'),
    timeZone: timeZone ?? 'UTC',
    priority,
  }
  await keepReminders(
    transaction,
    { relatedEntityType: 'maintenance_request', relatedEntityId: requestId, propertyId },
    visit
      ? [
          // The tenant can move out meanwhile, so their reminder leaves the place out.
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
