import { firstRead } from '@portal/client/call'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'

/** One's own applications are read as other lists are: the newest first. */
export const newestApplications = { order: 'newest' } as const

export const applicationsReads = (): FirstRead[] => [
  firstRead(applicationEndpoints.list, { query: newestApplications }),
]

export const applicationReads = ({ params }: PageVisit): FirstRead[] => [
  firstRead(applicationEndpoints.read, { params: { id: params.id ?? '' } }),
]
