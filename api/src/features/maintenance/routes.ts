import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { hour, limitOf } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { isUrgentRequest } from '../../schema/maintenance.ts'
import { createRequest, readCreatedRequest } from './create-request.ts'
import { listLandlordRequests, listMyRequests, readRequest, readStatistics } from './read-requests.ts'
import {
  acknowledgeRequest,
  addLandlordNote,
  assignRequest,
  cancelRequest,
  completeRequest,
  estimateRequest,
  scheduleRequest,
  setRequestStatus,
} from './request-actions.ts'
import { isOverdue } from './request-conditions.ts'

const filings = limitOf('filings', 60, hour)

export const maintenanceRoutes = [
  route(filingEndpoints.create, createRequest, { again: readCreatedRequest, limit: filings }),
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
