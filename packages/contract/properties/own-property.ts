// A landlord's own home: the public fields, and what is open.
import * as z from 'zod/mini'
import { Property } from './property.ts'

/** How long a deleted home can be restored. */
export const restorableMinutes = 10

export const OwnProperty = z.extend(Property, {
  /** Inquiries without an answer. */
  openInquiries: z.int(),
  /** Repair requests that are neither completed nor canceled. */
  openMaintenanceRequests: z.int(),
})
export type OwnProperty = z.infer<typeof OwnProperty>
