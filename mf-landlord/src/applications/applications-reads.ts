import { firstRead } from '@portal/client/call'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { homeReads } from '../one-home.ts'

/** The list's query; `property` is a home's id, or '' for all homes. */
export const applicationsQuery = (property: string) => (property ? { propertyId: property } : {})

export const applicationsReads = ({ search }: PageVisit): FirstRead[] => {
  const property = search.get('property') ?? ''
  return [
    firstRead(applicationEndpoints.list, { query: applicationsQuery(property) }),
    ...homeReads(property),
  ]
}

export const applicationReads = ({ params }: PageVisit): FirstRead[] => [
  firstRead(applicationEndpoints.read, { params: { id: params.id ?? '' } }),
]
