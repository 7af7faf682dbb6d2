import type { CreateMaintenanceRequest } from '@portal/contract/maintenance/filing-endpoints'
import type * as z from 'zod/mini'

export type RequestValues = z.input<typeof CreateMaintenanceRequest>
