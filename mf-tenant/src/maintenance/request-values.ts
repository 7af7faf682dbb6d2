import type { CreateMaintenanceRequest } from '@portal/contract/maintenance/filing-endpoints'
import type * as z from 'zod/mini'

/** What the fields of a new request hold. */
export type RequestValues = z.input<typeof CreateMaintenanceRequest>
