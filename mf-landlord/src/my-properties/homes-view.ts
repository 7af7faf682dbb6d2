// Which homes the page shows and how, kept in the address for sharing, reloading and going back.
import { useAddressView } from '@portal/app-kit/use-address-params'
import { HomeColumn, HomeStatus } from '@portal/contract/properties/own-property'

/** Empty values are the defaults: cards of all homes, newest first. */
export interface HomesView {
  /** Cards if the window is too narrow for a table. */
  view: 'table' | ''
  q: string
  status: HomeStatus | ''
  sort: HomeColumn | ''
  order: 'descending' | ''
}

export const columnWords: Record<HomeColumn, string> = {
  home: 'Home',
  status: 'Status',
  rent: 'Rent',
  tenant: 'Tenant',
  lease_end: 'Lease end',
  open: 'Open',
}

/** The API takes no longer ones. */
const maxWords = 200

/** Unknown values count as empty. */
export const viewIn = (params: URLSearchParams): HomesView => ({
  view: params.get('view') === 'table' ? 'table' : '',
  q: (params.get('q') ?? '').slice(0, maxWords),
  status: HomeStatus.options.find(status => status === params.get('status')) ?? '',
  sort: HomeColumn.options.find(column => column === params.get('sort')) ?? '',
  order: params.get('order') === 'descending' ? 'descending' : '',
})

export const useHomesView = () => useAddressView(viewIn)

export type ChangeView = ReturnType<typeof useHomesView>[1]

export const isFiltered = ({ q, status }: HomesView): boolean => q !== '' || status !== ''
export const noFilters = { q: '', status: '' } as const

/** Those with the most to do come first. */
export const sortedBy = (sort: HomeColumn | ''): Pick<HomesView, 'sort' | 'order'> => ({
  sort,
  order: sort === 'open' ? 'descending' : '',
})

export const turned = ({ order }: HomesView): Pick<HomesView, 'order'> => ({
  order: order ? '' : 'descending',
})

export const homesQuery = ({ view, q, status, sort, order }: HomesView) => ({
  ...(q && { q }),
  ...(status && { status }),
  ...(sort && { sort, order: order || ('ascending' as const) }),
  limit: view === 'table' ? 100 : 24,
})
