import type { MaintenanceUpdateType } from '@portal/contract/maintenance/maintenance-request'
import * as sitePaths from '@portal/contract/site-paths'
import { momentInWords } from '@portal/contract/values/moment-words'
import { and, eq } from 'drizzle-orm'
import { addNotification } from '../../platform/add-notification.ts'
import type { Database } from '../../platform/database.ts'
import type { EventHandler } from '../../platform/jobs/deliver-event.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../../schema/maintenance.ts'
import { users } from '../../schema/people.ts'
import { isOfHomeThatIsThere, isThere, properties } from '../../schema/properties.ts'
import { excerptOf, nameOf } from './notification-words.ts'

interface Said {
  request: typeof maintenanceRequests.$inferSelect
  tenant: typeof users.$inferSelect
  update: typeof maintenanceRequestUpdates.$inferSelect
  /** The home's. */
  timeZone: string | null
}

/** The notification for each action; estimates are only on the request's own page. */
const words: Record<MaintenanceUpdateType, ((said: Said) => { title: string; message: string }) | null> = {
  acknowledged: ({ request }) => ({
    title: 'Request acknowledged',
    message: `Your landlord has seen your request “${request.title}”.`,
  }),
  status_changed: ({ request, update }) => ({
    title: 'Request status changed',
    message: `Your request “${request.title}” is now ${update.newValue?.replaceAll('_', ' ')}.`,
  }),
  assigned: ({ request, update }) => ({
    title: 'Request assigned',
    message: `${update.newValue} will take care of “${request.title}”.`,
  }),
  estimated: null,
  scheduled: ({ request, update, timeZone }) => ({
    title: 'Work scheduled',
    message: `Work on “${request.title}” is scheduled for ${update.newValue ? momentInWords(update.newValue, timeZone) : 'another time'}.`,
  }),
  completed: ({ request }) => ({
    title: 'Request completed',
    message: `Your request “${request.title}” is completed.`,
  }),
  note_added: ({ request, update }) => ({
    title: 'Note from your landlord',
    message: `About “${request.title}”: ${excerptOf(update.newValue)}`,
  }),
  cancelled: ({ request, tenant }) => ({
    title: 'Request canceled',
    message: `${nameOf(tenant)} canceled the request “${request.title}”.`,
  }),
}

const forTenant = ({ id }: Said['request']) => ({
  actionUrl: sitePaths.maintenanceRequest(id),
  actionText: 'View request',
})
const forLandlord = ({ id }: Said['request']) => ({
  actionUrl: sitePaths.maintenanceToManage(id),
  actionText: 'Manage request',
})

/** Notifies the landlord of what a tenant filed or canceled, and the tenant of what the landlord did. */
export const notifyOfMaintenance: EventHandler = async (transaction, event, id) => {
  if (event.type === 'maintenance_filed') await notifyOfFiling(transaction, event.requestId, id)
  if (event.type === 'maintenance_updated') await notifyOfUpdate(transaction, event.updateId, id)
}

const isHomeThere = isOfHomeThatIsThere(maintenanceRequests.propertyId)

const notifyOfFiling = async (transaction: Database, requestId: string, id: string): Promise<void> => {
  const [said] = await transaction
    .select({ request: maintenanceRequests, tenant: users })
    .from(maintenanceRequests)
    .innerJoin(users, eq(users.id, maintenanceRequests.tenantId))
    .where(and(eq(maintenanceRequests.id, requestId), isHomeThere))
  if (!said) return // deleted with its home in the meantime
  const { request, tenant } = said
  await addNotification(transaction, {
    ...forLandlord(request),
    ...about(request),
    id,
    userId: request.landlordId,
    title: request.isUrgent ? 'Urgent maintenance request' : 'New maintenance request',
    message: `${nameOf(tenant)} reports: ${request.title}`,
    type: request.isUrgent ? 'alert' : 'update',
    actionRequired: true,
  })
}

const notifyOfUpdate = async (transaction: Database, updateId: string, id: string): Promise<void> => {
  const [said] = await transaction
    .select({
      request: maintenanceRequests,
      tenant: users,
      update: maintenanceRequestUpdates,
      timeZone: properties.timeZone,
    })
    .from(maintenanceRequestUpdates)
    .innerJoin(maintenanceRequests, eq(maintenanceRequests.id, maintenanceRequestUpdates.requestId))
    .innerJoin(users, eq(users.id, maintenanceRequests.tenantId))
    .innerJoin(properties, eq(properties.id, maintenanceRequests.propertyId))
    .where(and(eq(maintenanceRequestUpdates.id, updateId), isThere))
  if (!said) return // deleted with its home in the meantime
  const { request, update } = said
  const notification = words[update.updateType]?.(said)
  const isByTenant = update.userId === request.tenantId
  if (notification)
    await addNotification(transaction, {
      ...(isByTenant ? forLandlord(request) : forTenant(request)),
      ...about(request),
      ...notification,
      id,
      userId: isByTenant ? request.landlordId : request.tenantId,
      type: 'update',
    })
}

const about = ({ id, priority }: Said['request']) => ({
  priority,
  category: 'maintenance',
  relatedEntityType: 'maintenance_request',
  relatedEntityId: id,
})
