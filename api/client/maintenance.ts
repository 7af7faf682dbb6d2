import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { clientOf } from './client-of.ts'

export const maintenanceClient = clientOf(maintenanceEndpoints)
