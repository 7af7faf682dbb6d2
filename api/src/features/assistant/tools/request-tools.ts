import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import {
  type MaintenanceRequest,
  MaintenanceStatistics,
} from '@portal/contract/maintenance/maintenance-request'
import { id } from '@portal/contract/values/text'
import * as z from 'zod/mini'
import { ApplicationFacts, InquiryFacts, listOf, pageOf, RequestFacts, UpdateFacts } from './named-fields.ts'
import { readingTool } from './tool.ts'

const StatisticsFacts = z.pick(MaintenanceStatistics, {
  total: true,
  pending: true,
  inProgress: true,
  completed: true,
  urgent: true,
})

const requestsOf = (requests: readonly MaintenanceRequest[]) => listOf('requests', requests, RequestFacts)

export const requestTools = [
  readingTool({
    name: 'list_my_requests',
    description: "The tenant's own repair requests and their state, newest first.",
    endpoint: maintenanceEndpoints.myRequests,
    toResult: requestsOf,
  }),
  readingTool({
    name: 'list_requests_for_my_homes',
    description: "All repair requests for the landlord's homes, newest first.",
    endpoint: maintenanceEndpoints.landlordRequests,
    toResult: requestsOf,
  }),
  readingTool({
    name: 'list_urgent_requests',
    description: "The urgent repair requests for the landlord's homes.",
    endpoint: maintenanceEndpoints.urgentRequests,
    toResult: requestsOf,
  }),
  readingTool({
    name: 'list_overdue_requests',
    description: "The repair requests for the landlord's homes that are overdue.",
    endpoint: maintenanceEndpoints.overdueRequests,
    toResult: requestsOf,
  }),
  readingTool({
    name: 'read_request_statistics',
    description: 'How many repair requests there are: in all, pending, in progress, completed, urgent.',
    endpoint: maintenanceEndpoints.statistics,
    toResult: statistics => StatisticsFacts.parse(statistics),
  }),
  readingTool({
    name: 'read_request',
    description: 'One repair request with all that was done to it, by its id.',
    endpoint: maintenanceEndpoints.read,
    arguments: z.object({ id }),
    given: params => ({ params }),
    toResult: ({ request, updates }) => ({
      request: RequestFacts.parse(request),
      ...listOf('updates', updates, UpdateFacts),
    }),
  }),
  readingTool({
    name: 'list_inquiries',
    description: 'The inquiries that the person sent as a tenant, or received as a landlord, newest first.',
    endpoint: inquiryEndpoints.list,
    given: () => ({ query: { limit: 20 } }),
    toResult: ({ inquiries, nextCursor }) => pageOf('inquiries', inquiries, InquiryFacts, nextCursor),
  }),
  readingTool({
    name: 'list_applications',
    description:
      'The applications for homes that the person sent as a tenant, or received as a landlord, in the order received. status leaves out all in other states, comma-separated: submitted, under_review, accepted, declined, withdrawn, expired. What applicants share is not in it.',
    endpoint: applicationEndpoints.list,
    arguments: z.object({ status: z.string() }),
    given: query => ({ query: { ...query, limit: 20 } }),
    toResult: ({ applications, nextCursor }) =>
      pageOf('applications', applications, ApplicationFacts, nextCursor),
  }),
]
