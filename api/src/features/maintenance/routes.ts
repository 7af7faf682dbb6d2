// Maintenance requests.
import { maintenanceEndpoints } from '@portal/contract/maintenance'
import { route } from '../../platform/route.ts'
import { listMyRequests } from './list-my-requests.ts'

export const maintenanceRoutes = [route(maintenanceEndpoints.myRequests, listMyRequests)]
