import type { MaintenanceUpdateType } from '@portal/contract/maintenance/maintenance-request'
import * as sitePaths from '@portal/contract/site-paths'
import { momentInSubject, momentInWords } from '@portal/contract/values/moment-words'
import { capitalized } from '@portal/contract/values/words'
import { and, eq } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import { addNotification } from '../../domain/add-notification.ts'
import { recipientOf } from '../../domain/mail-token.ts'
import { excerptOf, homeOf, nameOf } from '../../domain/notification-words.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Subscriber } from '../../platform/jobs/deliver-event.ts'
import type { MailContent } from '../../schema/mail.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../../schema/maintenance.ts'
import { users } from '../../schema/people.ts'
import { isOnRecord, properties } from '../../schema/properties.ts'

interface UpdateDetails {
  request: typeof maintenanceRequests.$inferSelect
  tenant: typeof users.$inferSelect
  update: typeof maintenanceRequestUpdates.$inferSelect
  home: typeof properties.$inferSelect
}

/**
 * Tenants see the street only in the request, because notifications are still there after they move out.
 * Estimates are only on the request's page.
 */
const words: Record<
  MaintenanceUpdateType,
  ((details: UpdateDetails) => { title: string; message: string }) | null
> = {
  acknowledged: ({ request, home }) => ({
    title: 'Request acknowledged',
    message: `${home.title}: Your landlord has seen your request “${request.title}”.`,
  }),
  status_changed: ({ request, home, update }) => ({
    title: 'Request status changed',
    message: `${home.title}: Your request “${request.title}” is now ${update.newValue?.replaceAll('_', ' ')}.`,
  }),
  assigned: ({ request, home, update }) => ({
    title: 'Request assigned',
    message: `${home.title}: ${update.newValue} will take care of “${request.title}”.`,
  }),
  estimated: null,
  scheduled: ({ request, home, update }) => ({
    title: 'Work scheduled',
    message: `${home.title}: Work on “${request.title}” is scheduled for ${update.newValue ? momentInWords(update.newValue, home.timeZone) : 'another time'}.`,
  }),
  completed: ({ request, home }) => ({
    title: 'Request completed',
    message: `${home.title}: Your request “${request.title}” is completed.`,
  }),
  note_added: ({ request, home, update }) => ({
    title: 'Note from your landlord',
    message: `${home.title}: About “${request.title}”: ${excerptOf(update.newValue)}`,
  }),
  cancelled: ({ request, home, tenant }) => ({
    title: 'Request canceled',
    message: `${homeOf(home)}: ${nameOf(tenant)} canceled the request “${request.title}”.`,
  }),
}

const forTenant = ({ id }: UpdateDetails['request']) => ({
  actionUrl: sitePaths.maintenanceRequest(id),
  actionText: 'View request',
})
const forLandlord = ({ id }: UpdateDetails['request']) => ({
  actionUrl: sitePaths.maintenanceToManage(id),
  actionText: 'Manage request',
})

interface Telling {
  hasMail: boolean
}

/** The landlord, also by mail; an urgent request is never held back. */
export const tellOfFiling =
  ({ hasMail }: Telling): Subscriber<'maintenance_filed'> =>
  async (transaction, { requestId }, id) => {
    const [details] = await transaction
      .select({
        request: maintenanceRequests,
        tenant: users,
        home: properties,
        recipient: recipientOf('repairs', maintenanceRequests.landlordId),
      })
      .from(maintenanceRequests)
      .innerJoin(users, eq(users.id, maintenanceRequests.tenantId))
      .innerJoin(properties, eq(properties.id, maintenanceRequests.propertyId))
      .where(and(eq(maintenanceRequests.id, requestId), isOnRecord))
    if (!details) return // deleted with its home meanwhile
    const { request, tenant, home, recipient } = details
    const isWaiting = request.status === 'submitted'
    const title = request.isUrgent ? 'Urgent maintenance request' : 'New maintenance request'
    await addNotification(transaction, {
      ...forLandlord(request),
      ...about(request),
      id,
      userId: request.landlordId,
      title,
      message: `${homeOf(home)}: ${nameOf(tenant)} reports “${request.title}”.`,
      type: request.isUrgent ? 'alert' : 'update',
      actionRequired: isWaiting,
      isRead: !isWaiting,
    })
    if (!hasMail || !recipient) return
    await mail(transaction, {
      userId: request.landlordId,
      recipient,
      subject: `${title}: ${home.address}`,
      line: `${nameOf(tenant)} reported a repair at ${homeOf(home)}: ${request.category.replaceAll('_', ' ')}, ${request.priority} priority.`,
      facts: [
        { name: 'Home', value: homeOf(home) },
        { name: 'Repair', value: capitalized(request.category.replaceAll('_', ' ')) },
        { name: 'Priority', value: capitalized(request.priority) },
      ],
      action: forLandlord(request),
      isUrgent: request.isUrgent,
    })
  }

interface RepairMail {
  userId: string
  recipient: string
  subject: string
  line: string
  facts: NonNullable<MailContent['facts']>
  action: { actionText: string; actionUrl: string }
  isUrgent?: boolean
}

const mail = (
  transaction: Database,
  { userId, recipient, subject, line, facts, action, isUrgent }: RepairMail,
): Promise<void> =>
  addMails(transaction, [
    {
      userId,
      recipient,
      kind: 'repairs',
      content: {
        subject,
        paragraphs: [line],
        facts,
        action: { text: action.actionText, path: action.actionUrl },
        ...(isUrgent && { isUrgent }),
      },
    },
  ])

/** The tenant also gets a mail about scheduled work. */
export const tellOfUpdate =
  ({ hasMail }: Telling): Subscriber<'maintenance_updated'> =>
  async (transaction, { updateId }, id) => {
    const [details] = await transaction
      .select({
        request: maintenanceRequests,
        tenant: users,
        update: maintenanceRequestUpdates,
        home: properties,
        recipient: recipientOf('repairs', maintenanceRequests.tenantId),
      })
      .from(maintenanceRequestUpdates)
      .innerJoin(maintenanceRequests, eq(maintenanceRequests.id, maintenanceRequestUpdates.requestId))
      .innerJoin(users, eq(users.id, maintenanceRequests.tenantId))
      .innerJoin(properties, eq(properties.id, maintenanceRequests.propertyId))
      .where(and(eq(maintenanceRequestUpdates.id, updateId), isOnRecord))
    if (!details) return // deleted with its home meanwhile
    const { request, update, home, recipient } = details
    const notification = words[update.updateType]?.(details)
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
    if (!hasMail || !recipient || update.updateType !== 'scheduled' || !update.newValue) return
    await mail(transaction, {
      userId: request.tenantId,
      recipient,
      subject: `Repair on ${momentInSubject(update.newValue, home.timeZone)}: ${home.title}`,
      line: `Work on your repair request for “${home.title}” is scheduled for ${momentInWords(update.newValue, home.timeZone)}.`,
      facts: [
        { name: 'Home', value: home.title },
        { name: 'When', value: momentInWords(update.newValue, home.timeZone) },
      ],
      action: forTenant(request),
    })
  }

const about = ({ id, priority }: UpdateDetails['request']) => ({
  priority,
  category: 'maintenance',
  relatedEntityType: 'maintenance_request',
  relatedEntityId: id,
})
