// What the page shows, kept in the address: it can be shared and gone back to.
import { MaintenanceStatus } from '@portal/contract/maintenance/maintenance-request'
import { Priority } from '@portal/contract/values/priority'
import { useSearchParams } from 'react-router-dom'

export type RequestTab = 'all' | 'urgent' | 'overdue'

export interface RequestView {
  tab: RequestTab
  /** Empty shows all of them; so do the other two. */
  status: MaintenanceStatus | ''
  priority: Priority | ''
  /** A home's id. */
  property: string
  /** The id of the request whose details are open. */
  request: string
}

type Changes = Partial<RequestView>

export const statuses: readonly MaintenanceStatus[] = MaintenanceStatus.options
export const priorities: readonly Priority[] = Priority.options

/** The tab that the address names; all for any other word or none. */
export const tabIn = (search: URLSearchParams): RequestTab =>
  (['urgent', 'overdue'] as const).find(tab => tab === search.get('tab')) ?? 'all'

/** The view that the address names, and a way to change parts of it; what it does not know shows all. */
export const useRequestView = () => {
  const [params, setParams] = useSearchParams()
  const given = (name: keyof RequestView): string => params.get(name) ?? ''
  const view: RequestView = {
    tab: tabIn(params),
    status: statuses.find(status => status === given('status')) ?? '',
    priority: priorities.find(priority => priority === given('priority')) ?? '',
    property: given('property'),
    request: given('request'),
  }
  const change = (changes: Changes, options?: { replace: boolean }) =>
    setParams(before => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(changes))
        if (value === '' || value === 'all') next.delete(name)
        else next.set(name, value)
      return next
    }, options)
  return { view, change }
}

export const isFiltered = ({ status, priority, property }: RequestView): boolean =>
  status !== '' || priority !== '' || property !== ''

export const noFilters = { status: '', priority: '', property: '' } as const
