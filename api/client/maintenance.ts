import { maintenanceEndpoints } from '@portal/contract/maintenance'
import { clientOf } from './client-of.ts'

export const maintenanceClient = clientOf(maintenanceEndpoints)
