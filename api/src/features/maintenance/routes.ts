import { confirmingEndpoints } from '@portal/contract/maintenance/confirming-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { hour, limitOf, minute } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { isUrgentRequest } from '../../schema/maintenance.ts'
import { confirmRequest, reopenRequest } from './confirm-request.ts'
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
import { addVendorPhoto, readVendorJob, readVendorPhoto, updateVendorJob } from './vendor-job.ts'
import { endVendorLink, makeVendorLink, readVendorLink } from './vendor-link.ts'

const filings = limitOf('filings', 60, hour)
const newLinks = limitOf('vendor-links', 60, hour)
/** From one network, with any link, and with guessed ones. */
const linkCalls = limitOf('vendor-network', 300, hour, { by: 'network' })
const linkUploads = limitOf('vendor-uploads', 60, hour, { by: 'network' })
const linkPhotos = limitOf('vendor-photos', 600, minute, { by: 'network', kept: 'memory' })

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
  route(confirmingEndpoints.confirm, confirmRequest),
  route(confirmingEndpoints.reopen, reopenRequest),
  route(vendorEndpoints.link, readVendorLink),
  route(vendorEndpoints.makeLink, makeVendorLink, { limit: newLinks }),
  route(vendorEndpoints.endLink, endVendorLink),
  route(vendorEndpoints.job, readVendorJob, { limit: linkCalls }),
  route(vendorEndpoints.update, updateVendorJob, { limit: linkCalls }),
  route(vendorEndpoints.addPhoto, addVendorPhoto, { limit: linkUploads }),
  route(vendorEndpoints.photo, readVendorPhoto, { limit: linkPhotos }),
]
