// Entered by a landlord (spec §5).
import * as z from 'zod/mini'
import { moment } from '../values/moment.ts'
import { requiredText, text } from '../values/text.ts'
import { MaintenanceStatus } from './maintenance-request.ts'

const notes = z.optional(z.nullable(text(2000)))
/** Dollars; fractions of a cent are rounded. */
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
