import { firstRead } from '@portal/client/call'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'

export const applicationsReads = (): FirstRead[] => [firstRead(applicationEndpoints.list, { query: {} })]

export const applicationReads = ({ params }: PageVisit): FirstRead[] => [
  firstRead(applicationEndpoints.read, { params: { id: params.id ?? '' } }),
]
