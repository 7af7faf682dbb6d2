import { confirmDays } from '@portal/contract/maintenance/confirmed'
import type { MaintenanceUpdateType } from '@portal/contract/maintenance/maintenance-request'
import * as sitePaths from '@portal/contract/site-paths'
import { momentInSubject, momentInWords } from '@portal/contract/values/moment-words'
import { formatDollars } from '@portal/contract/values/numerals'
import { capitalized } from '@portal/contract/values/words'
import { and, eq } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import { addNotification, addNotifications } from '../../domain/add-notification.ts'
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

/** Tenants see the street only in the request, because notifications are still there after they move out. */
const words: Record<MaintenanceUpdateType, (details: UpdateDetails) => { title: string; message: string }> = {
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
  estimated: ({ request, home, update }) => ({
    title: 'Cost estimate',
    message: `${home.title}: “${request.title}” is expected to cost ${formatDollars(Number(update.newValue))}.`,
  }),
  scheduled: ({ request, home, update }) => ({
    title: 'Work scheduled',
    message: `${home.title}: Work on “${request.title}” is scheduled for ${update.newValue ? momentInWords(update.newValue, home.timeZone) : 'another time'}.`,
  }),
  completed: ({ request, home }) => ({
    title: 'Request completed',
    message: `${home.title}: Your request “${request.title}” is completed.${request.actualCost === null ? '' : ` It cost ${formatDollars(request.actualCost)}.`} If it isn’t fixed, you can reopen it for ${confirmDays} days.`,
  }),
  note_added: ({ request, home, update }) => ({
    title: 'Note from your landlord',
    message: `${home.title}: About “${request.title}”: ${excerptOf(update.newValue)}`,
  }),
  cancelled: ({ request, home, tenant }) => ({
    title: 'Request canceled',
    message: `${homeOf(home)}: ${nameOf(tenant)} canceled the request “${request.title}”.`,
  }),
  confirmed: ({ request, home, tenant }) => ({
    title: 'Repair confirmed',
    message: `${homeOf(home)}: ${nameOf(tenant)} confirmed that “${request.title}” is done.`,
  }),
  reopened: ({ request, home, tenant, update }) => ({
    title: 'Repair reopened',
    message: `${homeOf(home)}: ${nameOf(tenant)} reopened “${request.title}”: ${excerptOf(update.message)}`,
  }),
  photo_added: ({ request, home }) => ({
    title: 'Photos from the vendor',
    message: `${home.title}: The vendor added photos to “${request.title}”.`,
  }),
  vendor_updated: ({ request, home, update }) => ({
    title: 'Update from the vendor',
    message: `${home.title}: ${vendorWords(update, home.timeZone)} (“${request.title}”)`,
  }),
}

const vendorWords = ({ message, newValue }: UpdateDetails['update'], timeZone: string | null): string => {
  if (newValue === 'done') return 'The vendor says the work is done.'
  if (newValue !== null) return `The vendor scheduled the work for ${momentInWords(newValue, timeZone)}.`
  return `The vendor wrote: ${excerptOf(message)}`
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

/** The time of the work, if the update set it. */
const scheduledFor = ({ updateType, newValue }: UpdateDetails['update']): string | null => {
  if (updateType === 'scheduled') return newValue
  return updateType === 'vendor_updated' && newValue !== 'done' ? newValue : null
}

/** Several photos in a row are one notification. */
const isFurtherPhoto = async (
  transaction: Database,
  { requestId, position, updateType }: UpdateDetails['update'],
): Promise<boolean> => {
  if (updateType !== 'photo_added') return false
  const isBefore = and(
    eq(maintenanceRequestUpdates.requestId, requestId),
    eq(maintenanceRequestUpdates.position, position - 1),
    eq(maintenanceRequestUpdates.updateType, 'photo_added'),
  )
  return (await transaction.$count(maintenanceRequestUpdates, isBefore)) > 0
}

/**
 * The other side, or both if a vendor did it. The tenant also gets a mail about scheduled work, and the landlord about a
 * reopened repair; neither has what was written.
 */
export const tellOfUpdate =
  ({ hasMail }: Telling): Subscriber<'maintenance_updated'> =>
  async (transaction, { updateId }, id) => {
    const [details] = await transaction
      .select({
        request: maintenanceRequests,
        tenant: users,
        update: maintenanceRequestUpdates,
        home: properties,
        tenantAddress: recipientOf('repairs', maintenanceRequests.tenantId),
        landlordAddress: recipientOf('repairs', maintenanceRequests.landlordId),
      })
      .from(maintenanceRequestUpdates)
      .innerJoin(maintenanceRequests, eq(maintenanceRequests.id, maintenanceRequestUpdates.requestId))
      .innerJoin(users, eq(users.id, maintenanceRequests.tenantId))
      .innerJoin(properties, eq(properties.id, maintenanceRequests.propertyId))
      .where(and(eq(maintenanceRequestUpdates.id, updateId), isOnRecord))
    if (!details) return // deleted with its home meanwhile
    const { request, tenant, update, home, tenantAddress, landlordAddress } = details
    const notification = words[update.updateType]?.(details)
    const { tenantId, landlordId } = request
    const visitAt = scheduledFor(update)
    const otherSide = update.userId === tenantId ? landlordId : tenantId
    const told = isByVendor(update) ? [tenantId, landlordId] : [otherSide]
    if (notification && !(await isFurtherPhoto(transaction, update)))
      await addNotifications(
        transaction,
        told.map((userId, index) => ({
          ...(userId === landlordId ? forLandlord(request) : forTenant(request)),
          ...about(request),
          ...notification,
          id: index === 0 ? id : Bun.randomUUIDv7(),
          userId,
          type: 'update',
          expiresAt: visitAt && visitAt > update.createdAt ? visitAt : null,
        })),
      )
    if (!hasMail) return
    if (tenantAddress && visitAt)
      await mail(transaction, {
        userId: tenantId,
        recipient: tenantAddress,
        subject: `Repair on ${momentInSubject(visitAt, home.timeZone)}: ${home.title}`,
        line: `Work on your repair request for “${home.title}” is scheduled for ${momentInWords(visitAt, home.timeZone)}.`,
        facts: [
          { name: 'Home', value: home.title },
          { name: 'When', value: momentInWords(visitAt, home.timeZone) },
        ],
        action: forTenant(request),
      })
    if (landlordAddress && update.updateType === 'reopened')
      await mail(transaction, {
        userId: landlordId,
        recipient: landlordAddress,
        subject: `Repair reopened: ${home.address}`,
        line: `${nameOf(tenant)} says that a repair at ${homeOf(home)} is not done.`,
        facts: [{ name: 'Home', value: homeOf(home) }],
        action: forLandlord(request),
      })
  }

const isByVendor = ({ updateType }: UpdateDetails['update']): boolean =>
  updateType === 'photo_added' || updateType === 'vendor_updated'

const about = ({ id, priority }: UpdateDetails['request']) => ({
  priority,
  category: 'maintenance',
  relatedEntityType: 'maintenance_request',
  relatedEntityId: id,
})
