// Maintenance requests: filed by tenants, seen to by landlords.
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { route } from '../../platform/route.ts'
import { acknowledgeRequest } from './acknowledge-request.ts'
import { addLandlordNote } from './add-landlord-note.ts'
import { assignRequest } from './assign-request.ts'
import { cancelRequest } from './cancel-request.ts'
import { completeRequest } from './complete-request.ts'
import { createRequest } from './create-request.ts'
import { estimateRequest } from './estimate-request.ts'
import { listLandlordRequests } from './list-landlord-requests.ts'
import { listMyRequests } from './list-my-requests.ts'
import { readRequest } from './read-request.ts'
import { readStatistics } from './read-statistics.ts'
import { isOverdue, isUrgentRequest } from './request-conditions.ts'
import { scheduleRequest } from './schedule-request.ts'
import { setRequestStatus } from './set-request-status.ts'

export const maintenanceRoutes = [
  route(maintenanceEndpoints.create, createRequest),
  route(maintenanceEndpoints.myRequests, listMyRequests),
  route(maintenanceEndpoints.statistics, readStatistics),
  route(maintenanceEndpoints.landlordRequests, listLandlordRequests()),
  route(maintenanceEndpoints.urgentRequests, listLandlordRequests(isUrgentRequest)),
  route(maintenanceEndpoints.overdueRequests, listLandlordRequests(isOverdue)),
  route(maintenanceEndpoints.read, readRequest),
  route(maintenanceEndpoints.cancel, cancelRequest),
  route(maintenanceEndpoints.acknowledge, acknowledgeRequest),
  route(maintenanceEndpoints.setStatus, setRequestStatus),
  route(maintenanceEndpoints.assign, assignRequest),
  route(maintenanceEndpoints.estimate, estimateRequest),
  route(maintenanceEndpoints.schedule, scheduleRequest),
  route(maintenanceEndpoints.complete, completeRequest),
  route(maintenanceEndpoints.addLandlordNote, addLandlordNote),
]
