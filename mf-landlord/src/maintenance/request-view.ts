// The page's view, kept in the address for sharing and going back.
import { useAddressView } from '@portal/app-kit/use-address-params'
import { MaintenanceStatus } from '@portal/contract/maintenance/maintenance-request'
import { Priority } from '@portal/contract/values/priority'

export type RequestTab = 'all' | 'urgent' | 'overdue'

export interface RequestView {
  tab: RequestTab
  /** Empty for all; likewise the next two. */
  status: MaintenanceStatus | ''
  priority: Priority | ''
  /** A home's id. */
  property: string
  /** The id of the request whose details are open. */
  request: string
}

export const statuses: readonly MaintenanceStatus[] = MaintenanceStatus.options
export const priorities: readonly Priority[] = Priority.options

/** The tab in the address; all for an unknown name or none. */
const tabIn = (search: URLSearchParams): RequestTab =>
  (['urgent', 'overdue'] as const).find(tab => tab === search.get('tab')) ?? 'all'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The view in the address; unknown values show all. */
export const viewIn = (params: URLSearchParams): RequestView => {
  const param = (name: keyof RequestView): string => params.get(name) ?? ''
  return {
    tab: tabIn(params),
    status: statuses.find(status => status === param('status')) ?? '',
    priority: priorities.find(priority => priority === param('priority')) ?? '',
    property: uuid.test(param('property')) ? param('property') : '',
    request: param('request'),
  }
}

export const useRequestView = () => useAddressView(viewIn)

export const isFiltered = ({ status, priority, property }: RequestView): boolean =>
  status !== '' || priority !== '' || property !== ''

export const noFilters = { status: '', priority: '', property: '' } as const
