// As tenants and landlords read them (spec §3, §4).
import * as z from 'zod/mini'
import { statesOf } from '../lifecycle.ts'
import { ListingPerson } from '../people/person.ts'
import { withNeutral } from '../values/neutral.ts'
import { Priority } from '../values/priority.ts'
import { id, timestamp } from '../values/text.ts'
import { maintenanceLifecycle } from './lifecycle.ts'

export const MaintenanceCategory = withNeutral(
  z.enum(
    ['plumbing', 'electrical', 'hvac', 'appliance', 'structural', 'cleaning', 'pest_control', 'other'],
    'Category is required',
  ),
  'other',
)
export type MaintenanceCategory = z.infer<typeof MaintenanceCategory>

export const MaintenanceStatus = withNeutral(
  z.enum(statesOf(maintenanceLifecycle), 'Status is required'),
  'acknowledged',
)
export type MaintenanceStatus = z.infer<typeof MaintenanceStatus>

export const MaintenanceRequest = z.object({
  id,
  propertyId: id,
  /** Empty for a tenant who has moved out of a home that is now private. */
  property: z.object({ title: z.string(), address: z.string(), city: z.string(), state: z.string() }),
  /** Null if the home has no coordinates. */
  timeZone: z.nullable(z.string()),
  tenantId: id,
  /** An older API leaves it out. */
  tenant: z.optional(z.pick(ListingPerson, { firstName: true, lastName: true })),
  landlordId: id,
  title: z.string(),
  description: z.string(),
  category: MaintenanceCategory,
  priority: Priority,
  status: MaintenanceStatus,
  images: z.array(z.string()),
  tenantNotes: z.nullable(z.string()),
  landlordNotes: z.nullable(z.string()),
  /** Dollars. */
  estimatedCost: z.nullable(z.number()),
  /** Dollars. */
  actualCost: z.nullable(z.number()),
  assignedTo: z.nullable(z.string()),
  scheduledDate: z.nullable(timestamp),
  completedDate: z.nullable(timestamp),
  isUrgent: z.boolean(),
  /** By the tenant, or 14 days after it was completed. An older API leaves out this one and the next two. */
  confirmedAt: z.optional(z.nullable(timestamp)),
  /** How often the tenant found that a completed repair was not done. */
  reopenedCount: z.optional(z.int()),
  /** From when it is overdue (`overdueSince`); null once it is closed. */
  dueAt: z.optional(z.nullable(timestamp)),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type MaintenanceRequest = z.infer<typeof MaintenanceRequest>

/** One for each action, even when a status is set again. */
export const MaintenanceUpdateType = withNeutral(
  z.enum([
    'acknowledged',
    'status_changed',
    'assigned',
    'estimated',
    'scheduled',
    'completed',
    'note_added',
    'cancelled',
    'confirmed',
    'reopened',
    'photo_added',
    'vendor_updated',
  ]),
  'status_changed',
)
export type MaintenanceUpdateType = z.infer<typeof MaintenanceUpdateType>

/** Read with one request, latest first. */
export const maxUpdates = 100

export const MaintenanceUpdate = z.object({
  id,
  requestId: id,
  /** Null for a vendor, and once their account is gone. */
  userId: z.nullable(id),
  updateType: MaintenanceUpdateType,
  message: z.nullable(z.string()),
  oldValue: z.nullable(z.string()),
  newValue: z.nullable(z.string()),
  /** Addresses of photos. */
  attachments: z.array(z.string()),
  createdAt: timestamp,
})
export type MaintenanceUpdate = z.infer<typeof MaintenanceUpdate>

export const MaintenanceStatistics = z.object({
  total: z.int(),
  /** Nobody is working on it yet. */
  pending: z.int(),
  inProgress: z.int(),
  completed: z.int(),
  /** Open ones. */
  urgent: z.int(),
})
export type MaintenanceStatistics = z.infer<typeof MaintenanceStatistics>
