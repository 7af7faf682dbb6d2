// A tenant's calls, a landlord's, and those for both (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { isIdCursor, noCursor, pageQuery } from '../values/page.ts'
import { Priority } from '../values/priority.ts'
import { ById, id, text } from '../values/text.ts'
import {
  MaintenanceRequest,
  MaintenanceStatistics,
  MaintenanceStatus,
  MaintenanceUpdate,
  maxUpdates,
} from './maintenance-request.ts'
import {
  AddLandlordNote,
  AssignMaintenance,
  CompleteMaintenance,
  EstimateMaintenance,
  ScheduleMaintenance,
  SetMaintenanceStatus,
} from './payloads.ts'
import { isUrgencyCursor } from './urgency.ts'

const LandlordList = z
  .object({
    status: z.optional(MaintenanceStatus),
    priority: z.optional(Priority),
    propertyId: z.optional(id),
    /** Newest first by default. By urgency, a cursor is `urgencyCursorOf` the last row. */
    sort: z.optional(z.enum(['newest', 'urgency'])),
    limit: pageQuery.limit,
    cursor: z.optional(text(50)),
  })
  .check(
    z.refine(
      ({ sort, cursor }) =>
        cursor === undefined || (sort === 'urgency' ? isUrgencyCursor : isIdCursor)(cursor),
      { path: ['cursor'], message: noCursor },
    ),
  )

/** A page of this many is never cut short, even with the longest texts (docs/decisions/limits.md). */
export const requestsAtOnce = 25

const Requests = z.array(MaintenanceRequest)
const RequestAnswer = z.object({ request: MaintenanceRequest })

const ofLandlord = {
  access: 'landlord',
  own: true,
  params: ById,
  status: 200,
  answer: RequestAnswer,
} as const

const ofLandlordList = {
  method: 'GET',
  access: 'landlord',
  query: LandlordList,
  status: 200,
  answer: Requests,
} as const

export const maintenanceEndpoints = {
  myRequests: endpoint({
    method: 'GET',
    path: '/api/maintenance/requests/my-requests',
    summary: "The tenant's own requests, newest first",
    access: 'tenant',
    query: z.object(pageQuery),
    status: 200,
    answer: Requests,
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/api/maintenance/statistics',
    summary: "Figures of a tenant's own requests, or of those for a landlord's homes",
    access: 'person',
    status: 200,
    answer: MaintenanceStatistics,
  }),
  landlordRequests: endpoint({
    ...ofLandlordList,
    path: '/api/maintenance/requests/landlord',
    summary: "All requests for the landlord's homes, newest or most urgent first",
  }),
  urgentRequests: endpoint({
    ...ofLandlordList,
    path: '/api/maintenance/requests/urgent',
    summary: 'Open requests with urgent priority, or marked urgent',
  }),
  overdueRequests: endpoint({
    ...ofLandlordList,
    path: '/api/maintenance/requests/overdue',
    summary:
      'Open requests past their scheduled date or, without one, past 24 hours, 72 hours, 7 or 14 days by priority',
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/maintenance/requests/:id',
    summary: 'One request with its latest updates, for its tenant or its landlord',
    access: 'person',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({
      request: MaintenanceRequest,
      updates: z.array(MaintenanceUpdate).check(z.maxLength(maxUpdates)),
    }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/maintenance/requests/:id/cancel',
    summary: 'Cancel a request that nobody is working on yet',
    access: 'tenant',
    own: true,
    params: ById,
    status: 200,
    answer: RequestAnswer,
    errors: ['conflict'],
  }),
  acknowledge: endpoint({
    ...ofLandlord,
    method: 'POST',
    path: '/api/maintenance/requests/:id/acknowledge',
    summary: 'Let the tenant know that a new request has been seen',
    errors: ['conflict'],
  }),
  setStatus: endpoint({
    ...ofLandlord,
    method: 'PUT',
    path: '/api/maintenance/requests/:id/status',
    summary: 'Set any status, with notes for the tenant',
    body: SetMaintenanceStatus,
  }),
  assign: endpoint({
    ...ofLandlord,
    method: 'POST',
    path: '/api/maintenance/requests/:id/assign',
    summary: 'Assign the work to somebody',
    body: AssignMaintenance,
  }),
  estimate: endpoint({
    ...ofLandlord,
    method: 'POST',
    path: '/api/maintenance/requests/:id/estimate',
    summary: 'Set the estimated cost',
    body: EstimateMaintenance,
  }),
  schedule: endpoint({
    ...ofLandlord,
    method: 'POST',
    path: '/api/maintenance/requests/:id/schedule',
    summary: 'Schedule the work',
    body: ScheduleMaintenance,
  }),
  complete: endpoint({
    ...ofLandlord,
    method: 'POST',
    path: '/api/maintenance/requests/:id/complete',
    summary: 'Mark a request as completed, with its cost',
    body: CompleteMaintenance,
  }),
  addLandlordNote: endpoint({
    ...ofLandlord,
    method: 'POST',
    path: '/api/maintenance/requests/:id/landlord-note',
    summary: 'Leave a note for the tenant, in place of the last one',
    body: AddLandlordNote,
  }),
}
