// Three unread ones per person.
import * as sitePaths from '@portal/contract/site-paths'
import { momentInWords } from '@portal/contract/values/moment-words'
import type { aiNotifications } from '../schema/notifications.ts'
import { type Clocks, idAt } from './moment.ts'

type NewNotification = typeof aiNotifications.$inferInsert
type NotificationFields = Pick<NewNotification, 'title' | 'message' | 'type' | 'category'> &
  Partial<NewNotification> & { createdAt: string }

interface Repair extends RepairRequest {
  home: Home
}
interface RepairRequest {
  id: string
  propertyId: string
  title: string
  scheduledDate?: string | null
  createdAt: string
}
interface Home {
  id?: string
  title: string
  address: string
  timeZone: string | null
}

/** By title. */
type RepairOf = (title: string) => Repair

interface Dealings {
  applications: readonly {
    id: string
    status?: string
    tenantId: string
    propertyTitle: string
    decidedAt?: string | null
  }[]
  inquiries: readonly {
    id: string
    status?: string
    landlordId: string
    propertyTitle?: string | null
    message?: string | null
    createdAt?: string
  }[]
}

const visitOf = ({ scheduledDate, home }: Repair): string => momentInWords(scheduledDate ?? '', home.timeZone)

const tenantsFrom = (
  { on }: Clocks,
  repairOf: RepairOf,
  accepted: Dealings['applications'][number],
): NotificationFields[] => {
  const [furnace, ants] = [
    repairOf('Furnace does not reach the set temperature'),
    repairOf('Ants along the balcony door'),
  ]
  return [
    {
      createdAt: accepted.decidedAt ?? on(1, '09:20'),
      type: 'update',
      category: 'application',
      title: 'Application accepted',
      message: `Daniel Osei accepted your application for ${accepted.propertyTitle}, and offers it to you.`,
      actionRequired: true,
      actionUrl: sitePaths.application(accepted.id),
      actionText: 'View application',
      relatedEntityType: 'application',
      relatedEntityId: accepted.id,
    },
    {
      createdAt: on(1, '09:45'),
      type: 'update',
      category: 'maintenance',
      title: 'Work scheduled',
      message: `${furnace.home.title}: Work on “${furnace.title}” is scheduled for ${visitOf(furnace)}.`,
      actionUrl: sitePaths.maintenanceRequest(furnace.id),
      actionText: 'View request',
    },
    {
      createdAt: on(1, '08:00'),
      type: 'info',
      category: 'property',
      title: 'New homes in your area',
      message: 'Several homes were listed around San Francisco this week.',
      priority: 'low',
      isRead: true,
      actionUrl: sitePaths.search,
      actionText: 'Search homes',
    },
    {
      createdAt: on(2, '09:00'),
      type: 'reminder',
      category: 'payment',
      title: 'Rent is due soon',
      message: 'The rent for your home is due on the first of the month.',
      priority: 'high',
      actionRequired: true,
    },
    {
      createdAt: on(8, '09:30'),
      type: 'update',
      category: 'maintenance',
      title: 'Request acknowledged',
      message: `${ants.home.title}: Your landlord has seen your request “${ants.title}”.`,
      isRead: true,
      actionUrl: sitePaths.maintenanceRequest(ants.id),
      actionText: 'View request',
    },
    {
      createdAt: on(20, '16:10'),
      type: 'alert',
      category: 'building',
      title: 'Water shut off for two hours',
      message: 'The water in your building is off between ten and noon for work on the main.',
      priority: 'urgent',
      isRead: true,
      expiresAt: on(19, '12:00'),
    },
  ]
}

const landlordsFrom = (
  { on }: Clocks,
  repairOf: RepairOf,
  inquiry: Dealings['inquiries'][number],
): NotificationFields[] => {
  const [leak, light, furnace] = [
    repairOf('Water under the kitchen sink'),
    repairOf('Hallway light flickers'),
    repairOf('Furnace does not reach the set temperature'),
  ]
  const reported = ({ home, title, createdAt, id }: Repair) => ({
    createdAt,
    category: 'maintenance',
    message: `${home.title}, ${home.address}: Maya Torres reports “${title}”.`,
    actionUrl: sitePaths.maintenanceToManage(id),
    actionText: 'Manage request',
  })
  return [
    {
      ...reported(leak),
      type: 'alert',
      title: 'Urgent maintenance request',
      priority: 'urgent',
      actionRequired: true,
    },
    {
      createdAt: inquiry.createdAt ?? on(2, '12:30'),
      type: 'info',
      category: 'inquiry',
      title: 'New inquiry',
      message: `${inquiry.propertyTitle}: Maya Torres asks: ${inquiry.message}`,
      actionRequired: true,
      actionUrl: sitePaths.landlordInquiry(inquiry.id),
      actionText: 'Answer',
      relatedEntityType: 'inquiry',
      relatedEntityId: inquiry.id,
    },
    { ...reported(light), type: 'update', title: 'New maintenance request', isRead: true },
    {
      createdAt: on(1, '09:45'),
      type: 'reminder',
      category: 'maintenance',
      title: 'Visit scheduled',
      message: `${furnace.home.title}, ${furnace.home.address}: Bayview Heating & Air is scheduled for ${visitOf(furnace)} to repair “${furnace.title}”.`,
      actionUrl: sitePaths.maintenanceToManage(furnace.id),
      actionText: 'Manage request',
    },
    {
      createdAt: on(8, '08:00'),
      type: 'info',
      category: 'property',
      title: 'Your listings are live',
      message: 'Tenants can find your available homes in search.',
      priority: 'low',
      isRead: true,
      actionUrl: sitePaths.landlordProperties,
      actionText: 'My properties',
    },
    {
      createdAt: on(25, '08:00'),
      type: 'info',
      category: 'platform',
      title: 'Listing tip',
      message: 'Tenants can filter by amenities, so list everything that your homes offer.',
      priority: 'low',
      isRead: true,
      expiresAt: on(11, '08:00'),
    },
  ]
}

export const makeNotifications = (
  clocks: Clocks,
  { tenantId, landlordId }: { tenantId: string; landlordId: string },
  requests: readonly { request: RepairRequest }[],
  homes: readonly Home[],
  { applications, inquiries }: Dealings,
): NewNotification[] => {
  const repairOf: RepairOf = title => {
    const request = requests.find(each => each.request.title === title)?.request
    const home = homes.find(({ id }) => id === request?.propertyId)
    if (!request || !home) throw new Error(`No request of the demonstration is called “${title}”`)
    return { ...request, home }
  }
  const accepted = applications.find(({ status, tenantId: by }) => status === 'accepted' && by === tenantId)
  const inquiry = inquiries.find(({ status, landlordId: of }) => status === undefined && of === landlordId)
  if (!accepted || !inquiry) throw new Error('Nothing of the demonstration was accepted, or nothing waits')
  return [
    ...rowsOf(tenantId, tenantsFrom(clocks, repairOf, accepted), 4000),
    ...rowsOf(landlordId, landlordsFrom(clocks, repairOf, inquiry), 4100),
  ]
}

const rowsOf = (
  userId: string,
  notifications: NotificationFields[],
  firstNumber: number,
): NewNotification[] =>
  notifications.map((notification, index) => {
    const { createdAt } = notification
    return { ...notification, id: idAt(createdAt, firstNumber + index), userId, sentAt: createdAt }
  })
