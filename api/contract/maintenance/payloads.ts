// What a tenant files, and what a landlord says of it (spec §5).
import * as z from 'zod/mini'
import { imageAddress } from '../values/file-address.ts'
import { list } from '../values/list.ts'
import { moment } from '../values/moment.ts'
import { Priority } from '../values/priority.ts'
import { requiredText, text } from '../values/text.ts'
import { MaintenanceCategory, MaintenanceStatus } from './maintenance-request.ts'

const descriptionMessage = 'Description must be at least 10 characters'

export const CreateMaintenanceRequest = z.object({
  propertyId: z.uuid('Property is required'),
  title: requiredText(200, 'Title is required'),
  description: requiredText(5000, descriptionMessage).check(
    z.refine(value => value.trim() === '' || value.trim().length >= 10, descriptionMessage),
  ),
  category: MaintenanceCategory,
  priority: z._default(Priority, 'medium'),
  images: z._default(list(imageAddress, 10, 'At most 10 images'), []),
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
