import { firstRead } from '@portal/client/call'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { openApplicationStates } from '@portal/contract/applications/lifecycle'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { homeReads } from '../one-home.ts'

/** What the address says about the list: a home's id, or '' for all homes, and whether decided applications are in it, too. */
export const applicationsViewIn = (params: URLSearchParams) => ({
  property: params.get('property') ?? '',
  state: params.get('state') === 'decided' ? 'decided' : '',
})

/** Undecided applications come first by being alone: in the order received, they are the last of all. */
export const applicationsQuery = ({ property, state }: ReturnType<typeof applicationsViewIn>) => ({
  ...(property && { propertyId: property }),
  ...(state !== 'decided' && { status: openApplicationStates.join(',') }),
})

export const applicationsReads = ({ search }: PageVisit): FirstRead[] => {
  const view = applicationsViewIn(search)
  return [
    firstRead(applicationEndpoints.list, { query: applicationsQuery(view) }),
    ...homeReads(view.property),
  ]
}

/** The home whose applications the address compares; '' for none. */
export const comparedHomeIn = (params: URLSearchParams): string => params.get('property') ?? ''

export const compareReads = ({ search }: PageVisit): FirstRead[] => {
  const propertyId = comparedHomeIn(search)
  return propertyId ? [firstRead(applicationEndpoints.compare, { query: { propertyId } })] : []
}

export const checksOf = (applicationId: string) => ({ query: { applicationId } })

export const applicationReads = ({ params }: PageVisit): FirstRead[] => [
  firstRead(applicationEndpoints.read, { params: { id: params.id ?? '' } }),
  firstRead(backgroundCheckEndpoints.list, checksOf(params.id ?? '')),
]
