import { tenancyReads } from '@portal/app-kit/tenancies/tenancy-reads'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'

/** What shows how an application was decided. */
export const decisionReads = [
  applicationEndpoints.list,
  applicationEndpoints.read,
  applicationEndpoints.compare,
  ...tenancyReads,
]
