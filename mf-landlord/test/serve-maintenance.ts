// A server that stores requests like the API, with only what the landlord's page needs.
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceRequest, MaintenanceUpdate } from '@portal/contract/maintenance/maintenance-request'
import { overdueSince } from '@portal/contract/maintenance/overdue'
import { urgencies, urgencyCursorOf } from '@portal/contract/maintenance/urgency'
import { type VendorLink, vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { sampleRequest, sampleUpdate } from './sample-request.ts'

export interface ServerState {
  /** The vendor's. */
  link?: VendorLink | null
  requests: MaintenanceRequest[]
  updates: MaintenanceUpdate[]
  /** The names of calls that fail. */
  away: Set<string>
  /** All writing calls, in order. */
  sent: { name: string; body: unknown }[]
}

/** Sorting keeps requests of the same urgency as they are. */
const rankOf = (request: MaintenanceRequest): number =>
  urgencies.findIndex(urgency => urgencyCursorOf(request).startsWith(urgency))
const isUrgent = (request: MaintenanceRequest): boolean => rankOf(request) === 0

export const homeOfRequests = sampleProperty({ id: sampleRequest().propertyId })

export const serveMaintenance = async (kept: ServerState) => {
  const mayAnswer = (name: string) => {
    if (kept.away.has(name)) throw new Refusal('not_now', 'The database is away.')
  }
  interface ListFilter {
    status?: string | undefined
    priority?: string | undefined
    propertyId?: string | undefined
    limit?: number | undefined
    cursor?: string | undefined
  }
  const list =
    (name: string, isIn: (request: MaintenanceRequest) => boolean) =>
    ({ query: { limit, cursor, ...filter } }: { query: ListFilter }) => {
      mayAnswer(name)
      const found = kept.requests
        .filter(isIn)
        .filter(({ status }) => !filter.status || status === filter.status)
        .filter(({ priority }) => !filter.priority || priority === filter.priority)
        .filter(({ propertyId }) => !filter.propertyId || propertyId === filter.propertyId)
        .toSorted((one, other) => rankOf(one) - rankOf(other))
      const start = found.findIndex(request => urgencyCursorOf(request) === cursor) + 1
      return found.slice(start, limit && start + limit)
    }
  const change = (
    name: string,
    { id }: { id: string },
    body: unknown,
    changes: Partial<MaintenanceRequest>,
  ) => {
    mayAnswer(name)
    kept.sent.push({ name, body })
    const before = kept.requests.find(request => request.id === id)
    if (!before) throw new Refusal('not_found', 'There is no such request.')
    const request = { ...before, ...changes, updatedAt: new Date().toISOString() }
    kept.requests = kept.requests.map(kept => (kept.id === id ? request : kept))
    kept.updates.push(sampleUpdate({ requestId: id, newValue: `${name} done` }))
    return { request }
  }
  const endpoints = maintenanceEndpoints
  return serveEndpoints([
    answering(propertyEndpoints.read, ({ params }) => {
      if (params.id !== homeOfRequests.id) throw new Refusal('not_found', 'There is no such property.')
      return { property: homeOfRequests }
    }),
    answering(endpoints.statistics, () => {
      mayAnswer('statistics')
      const count = (isCounted: (request: MaintenanceRequest) => boolean) =>
        kept.requests.filter(isCounted).length
      return {
        total: kept.requests.length,
        pending: count(({ status }) => status === 'submitted' || status === 'acknowledged'),
        inProgress: count(({ status }) => status === 'in_progress'),
        completed: count(({ status }) => status === 'completed'),
        urgent: count(isUrgent),
      }
    }),
    answering(
      endpoints.landlordRequests,
      list('all', () => true),
    ),
    answering(endpoints.urgentRequests, list('urgent', isUrgent)),
    answering(
      endpoints.overdueRequests,
      list('overdue', request => overdueSince(request, Date.now()) !== null),
    ),
    answering(endpoints.read, ({ params }) => {
      mayAnswer('read')
      const request = kept.requests.find(({ id }) => id === params.id)
      if (!request) throw new Refusal('not_found', 'There is no such request.')
      return { request, updates: kept.updates }
    }),
    answering(endpoints.acknowledge, ({ params }) => {
      if (kept.requests.find(({ id }) => id === params.id)?.status !== 'submitted')
        throw new Refusal('conflict', 'Only a request that was just submitted can be acknowledged.')
      return change('acknowledge', params, undefined, { status: 'acknowledged' })
    }),
    answering(endpoints.setStatus, ({ params, body }) =>
      change('setStatus', params, body, { status: body.status }),
    ),
    answering(endpoints.assign, ({ params, body }) => change('assign', params, body, body)),
    answering(endpoints.estimate, ({ params, body }) => change('estimate', params, body, body)),
    answering(endpoints.schedule, ({ params, body }) => change('schedule', params, body, body)),
    answering(endpoints.complete, ({ params, body }) =>
      change('complete', params, body, { status: 'completed', actualCost: body.actualCost ?? null }),
    ),
    answering(vendorEndpoints.link, () => ({ link: kept.link ?? null })),
    answering(vendorEndpoints.makeLink, ({ params, body }) => {
      const expiresAt = '2031-01-05T12:00:00.000Z'
      const { request } = change('makeLink', params, body, { assignedTo: body.vendorName })
      return { url: `/vendor#${'a'.repeat(43)}`, expiresAt, request }
    }),
    answering(vendorEndpoints.endLink, () => {
      kept.sent.push({ name: 'endLink', body: undefined })
      kept.link = null
    }),
    answering(endpoints.addLandlordNote, ({ params, body }) =>
      change('addLandlordNote', params, body, { landlordNotes: body.note }),
    ),
  ])
}
