// Maintenance requests: what a tenant files and a landlord sees to (spec §3, §4).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, timestamp } from './text.ts'

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

export const maintenanceEndpoints = {
  myRequests: endpoint({
    method: 'GET',
    path: '/api/maintenance/requests/my-requests',
    summary: "The tenant's own requests, newest first",
    access: 'tenant',
    status: 200,
    answer: z.array(MaintenanceRequest),
  }),
}
