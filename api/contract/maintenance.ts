// Maintenance requests: what a tenant files and a landlord sees to (spec §3, §4, §5, §7).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { moment } from './moment.ts'
import { ById, id, requiredText, text, timestamp } from './text.ts'

export const MaintenanceCategory = z.enum(
  ['plumbing', 'electrical', 'hvac', 'appliance', 'structural', 'cleaning', 'pest_control', 'other'],
  'Category is required',
)
export type MaintenanceCategory = z.infer<typeof MaintenanceCategory>

export const Priority = z.enum(['low', 'medium', 'high', 'urgent'], 'Priority is required')
export type Priority = z.infer<typeof Priority>

export const MaintenanceStatus = z.enum(
  ['submitted', 'acknowledged', 'in_progress', 'completed', 'cancelled'],
  'Status is required',
)
export type MaintenanceStatus = z.infer<typeof MaintenanceStatus>

export const MaintenanceRequest = z.object({
  id,
  propertyId: id,
  tenantId: id,
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
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type MaintenanceRequest = z.infer<typeof MaintenanceRequest>

/** What was done to a request, one for each thing done; a status that was written again is one, too. */
export const MaintenanceUpdateType = z.enum([
  'acknowledged',
  'status_changed',
  'assigned',
  'estimated',
  'scheduled',
  'completed',
  'note_added',
  'cancelled',
])
export type MaintenanceUpdateType = z.infer<typeof MaintenanceUpdateType>

export const MaintenanceUpdate = z.object({
  id,
  requestId: id,
  /** Who did it; null once they have left. */
  userId: z.nullable(id),
  updateType: MaintenanceUpdateType,
  message: z.nullable(z.string()),
  oldValue: z.nullable(z.string()),
  newValue: z.nullable(z.string()),
  attachments: z.array(z.string()),
  createdAt: timestamp,
})
export type MaintenanceUpdate = z.infer<typeof MaintenanceUpdate>

const pictureMessage = 'Images are https addresses or paths of this site'
/** An https address, or a path of this site: one that no browser reads as another host. */
const picture = text(2000).check(
  z.refine(value => /^\/(?![/\\])[^\s\\]*$/.test(value) || /^https:\/\//i.test(value), pictureMessage),
  z.refine(value => value.startsWith('/') || URL.canParse(value), pictureMessage),
)

const descriptionMessage = 'Description must be at least 10 characters'

export const CreateMaintenanceRequest = z.object({
  propertyId: z.uuid('Property is required'),
  title: requiredText(200, 'Title is required'),
  description: requiredText(5000, descriptionMessage).check(
    z.refine(value => value.trim() === '' || value.trim().length >= 10, descriptionMessage),
  ),
  category: MaintenanceCategory,
  priority: z._default(Priority, 'medium'),
  images: z._default(z.array(picture).check(z.maxLength(10, 'At most 10 images')), []),
  tenantNotes: z.optional(z.nullable(text(2000))),
})
export type CreateMaintenanceRequest = z.infer<typeof CreateMaintenanceRequest>

const notes = z.optional(z.nullable(text(2000)))
/** Dollars; cents are kept, what is finer is rounded. */
const cost = z
  .number({ error: 'Cost must be positive' })
  .check(z.minimum(0, 'Cost must be positive'), z.maximum(10_000_000, 'This is too large'))

export const SetMaintenanceStatus = z.object({ status: MaintenanceStatus, notes })
export type SetMaintenanceStatus = z.infer<typeof SetMaintenanceStatus>

export const AssignMaintenance = z.object({
  assignedTo: requiredText(200, 'Assigned person/company is required'),
})
export type AssignMaintenance = z.infer<typeof AssignMaintenance>

export const EstimateMaintenance = z.object({ estimatedCost: cost })
export type EstimateMaintenance = z.infer<typeof EstimateMaintenance>

export const ScheduleMaintenance = z.object({ scheduledDate: moment('Scheduled date is required') })
export type ScheduleMaintenance = z.infer<typeof ScheduleMaintenance>

export const CompleteMaintenance = z.object({ actualCost: z.optional(z.nullable(cost)), notes })
export type CompleteMaintenance = z.infer<typeof CompleteMaintenance>

export const AddLandlordNote = z.object({ note: requiredText(2000, 'Note is required') })
export type AddLandlordNote = z.infer<typeof AddLandlordNote>

export const MaintenanceStatistics = z.object({
  total: z.int(),
  /** Submitted or acknowledged: nobody works on it yet. */
  pending: z.int(),
  inProgress: z.int(),
  completed: z.int(),
  /** Of any status. */
  urgent: z.int(),
})
export type MaintenanceStatistics = z.infer<typeof MaintenanceStatistics>

const Requests = z.array(MaintenanceRequest)
const RequestAnswer = z.object({ request: MaintenanceRequest })

const ofLandlord = {
  access: 'landlord',
  own: true,
  params: ById,
  status: 200,
  answer: RequestAnswer,
} as const

export const maintenanceEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/maintenance/requests',
    summary: 'Ask for something to be mended in a home where the caller lives',
    access: 'tenant',
    body: CreateMaintenanceRequest,
    status: 201,
    answer: RequestAnswer,
    errors: ['not_found'],
  }),
  myRequests: endpoint({
    method: 'GET',
    path: '/api/maintenance/requests/my-requests',
    summary: "The tenant's own requests, newest first",
    access: 'tenant',
    status: 200,
    answer: Requests,
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/api/maintenance/statistics',
    summary: "Figures of a tenant's own requests, or of those for a landlord's homes",
    access: 'person',
    status: 200,
    answer: MaintenanceStatistics,
  }),
  landlordRequests: endpoint({
    method: 'GET',
    path: '/api/maintenance/requests/landlord',
    summary: "All requests for the landlord's homes, newest first",
    access: 'landlord',
    status: 200,
    answer: Requests,
  }),
  urgentRequests: endpoint({
    method: 'GET',
    path: '/api/maintenance/requests/urgent',
    summary: 'Those of priority urgent, or marked urgent',
    access: 'landlord',
    status: 200,
    answer: Requests,
  }),
  overdueRequests: endpoint({
    method: 'GET',
    path: '/api/maintenance/requests/overdue',
    summary: 'Open ones past their scheduled date, or past 24 hours, 72 hours, 7 or 14 days by priority',
    access: 'landlord',
    status: 200,
    answer: Requests,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/maintenance/requests/:id',
    summary: "One request with all that was done to it: the tenant's who filed it, or the landlord's",
    access: 'person',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({ request: MaintenanceRequest, updates: z.array(MaintenanceUpdate) }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/maintenance/requests/:id/cancel',
    summary: 'Take back a request that nobody works on yet',
    access: 'tenant',
    own: true,
    params: ById,
    status: 200,
    answer: RequestAnswer,
    errors: ['conflict'],
  }),
  acknowledge: endpoint({
    ...ofLandlord,
    method: 'POST',
    path: '/api/maintenance/requests/:id/acknowledge',
    summary: 'Tell the tenant that a new request has been seen',
    errors: ['conflict'],
  }),
  setStatus: endpoint({
    ...ofLandlord,
    method: 'PUT',
    path: '/api/maintenance/requests/:id/status',
    summary: 'Set any status, with notes for the tenant',
    body: SetMaintenanceStatus,
  }),
  assign: endpoint({
    ...ofLandlord,
    method: 'POST',
    path: '/api/maintenance/requests/:id/assign',
    summary: 'Say who will do the work',
    body: AssignMaintenance,
  }),
  estimate: endpoint({
    ...ofLandlord,
    method: 'POST',
    path: '/api/maintenance/requests/:id/estimate',
    summary: 'Say what it will cost',
    body: EstimateMaintenance,
  }),
  schedule: endpoint({
    ...ofLandlord,
    method: 'POST',
    path: '/api/maintenance/requests/:id/schedule',
    summary: 'Say when the work will be done',
    body: ScheduleMaintenance,
  }),
  complete: endpoint({
    ...ofLandlord,
    method: 'POST',
    path: '/api/maintenance/requests/:id/complete',
    summary: 'Say that it is done, and what it cost',
    body: CompleteMaintenance,
  }),
  addLandlordNote: endpoint({
    ...ofLandlord,
    method: 'POST',
    path: '/api/maintenance/requests/:id/landlord-note',
    summary: 'Leave a note for the tenant, in place of the last one',
    body: AddLandlordNote,
  }),
}
