// A landlord's own home: as everyone sees it, with what waits for an answer.
import * as z from 'zod/mini'
import { Property } from './property.ts'

/** How long a deleted home can be restored. */
export const restorableMinutes = 10

export const OwnProperty = z.extend(Property, {
  /** Not answered yet. */
  openInquiries: z.int(),
  /** Neither completed nor canceled. */
  openMaintenanceRequests: z.int(),
})
export type OwnProperty = z.infer<typeof OwnProperty>
