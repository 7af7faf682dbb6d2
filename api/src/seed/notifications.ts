// The notifications of the demonstration's people: three each that they have not read yet.
import * as sitePaths from '@portal/contract/site-paths'
import type { aiNotifications } from '../schema/notifications.ts'
import { type Ago, idAt } from './moment.ts'

type NewNotification = typeof aiNotifications.$inferInsert
type Given = Pick<NewNotification, 'title' | 'message' | 'type' | 'category'> &
  Partial<NewNotification> & { daysAgo: number }

/** The id of a seeded request, by its title. */
type IdOf = (title: string) => string

const tenantsFrom = (ago: Ago, idOf: IdOf): Given[] => [
  {
    daysAgo: 0.2,
    type: 'update',
    category: 'maintenance',
    title: 'Furnace repair under way',
    message:
      'Bayview Heating & Air has been assigned to your furnace request and comes the day after tomorrow.',
    actionUrl: sitePaths.maintenanceRequest(idOf('Furnace does not reach the set temperature')),
    actionText: 'View request',
  },
  {
    daysAgo: 1,
    type: 'info',
    category: 'property',
    title: 'New homes in your area',
    message: 'Several homes were listed around San Francisco this week.',
    priority: 'low',
    actionUrl: sitePaths.search,
    actionText: 'Search homes',
  },
  {
    daysAgo: 1.5,
    type: 'reminder',
    category: 'payment',
    title: 'Rent is due soon',
    message: 'The rent for your home is due on the first of the month.',
    priority: 'high',
    actionRequired: true,
  },
  {
    daysAgo: 4,
    type: 'update',
    category: 'maintenance',
    title: 'Request acknowledged',
    message: 'Your landlord has seen your request about ants along the balcony door.',
    isRead: true,
    actionUrl: sitePaths.maintenanceRequest(idOf('Ants along the balcony door')),
    actionText: 'View request',
  },
  {
    daysAgo: 20,
    type: 'alert',
    category: 'building',
    title: 'Water shut off for two hours',
    message: 'The water in your building is off between ten and noon for work on the main.',
    priority: 'urgent',
    isRead: true,
    expiresAt: ago(18),
  },
]

const landlordsFrom = (ago: Ago, idOf: IdOf): Given[] => [
  {
    daysAgo: 0.3,
    type: 'alert',
    category: 'maintenance',
    title: 'Urgent maintenance request',
    message: 'Maya Torres reports water under the kitchen sink.',
    priority: 'urgent',
    actionRequired: true,
    actionUrl: sitePaths.maintenanceToManage(idOf('Water under the kitchen sink')),
    actionText: 'Manage request',
  },
  {
    daysAgo: 2,
    type: 'update',
    category: 'maintenance',
    title: 'New maintenance request',
    message: 'Maya Torres reports that the hallway light flickers.',
    actionUrl: sitePaths.maintenanceToManage(idOf('Hallway light flickers')),
    actionText: 'Manage request',
  },
  {
    daysAgo: 3,
    type: 'reminder',
    category: 'maintenance',
    title: 'Visit scheduled',
    message: 'The technician for the furnace comes the day after tomorrow.',
    actionUrl: sitePaths.maintenanceToManage(idOf('Furnace does not reach the set temperature')),
    actionText: 'Manage request',
  },
  {
    daysAgo: 8,
    type: 'info',
    category: 'property',
    title: 'Your listings are doing well',
    message: 'Your available homes were viewed more often this week than last.',
    priority: 'low',
    isRead: true,
    actionUrl: sitePaths.landlordProperties,
    actionText: 'My properties',
  },
  {
    daysAgo: 25,
    type: 'info',
    category: 'platform',
    title: 'Listing tips',
    message: 'Listings that name the amenities are found more often in searches.',
    priority: 'low',
    isRead: true,
    expiresAt: ago(11),
  },
]

export const makeNotifications = (
  ago: Ago,
  { tenantId, landlordId }: { tenantId: string; landlordId: string },
  requests: readonly { id?: string; title: string }[],
): NewNotification[] => {
  const idOf: IdOf = wanted => {
    const found = requests.find(({ title }) => title === wanted)?.id
    if (!found) throw new Error(`No request of the demonstration is called “${wanted}”`)
    return found
  }
  return [
    ...rowsOf(ago, tenantId, tenantsFrom(ago, idOf), 4000),
    ...rowsOf(ago, landlordId, landlordsFrom(ago, idOf), 4100),
  ]
}

const rowsOf = (ago: Ago, userId: string, given: Given[], firstNumber: number): NewNotification[] =>
  given.map(({ daysAgo, ...notification }, index) => {
    const createdAt = ago(daysAgo)
    return { ...notification, id: idAt(createdAt, firstNumber + index), userId, createdAt, sentAt: createdAt }
  })
