// Which conversations the list shows, kept in the address, also beside the one that is open.
import { useAddressView } from '@portal/app-kit/use-address-params'
import * as sitePaths from '@portal/contract/site-paths'
import { threadEndpoints } from '@portal/contract/threads/endpoints'

export const listNames = ['all', 'waiting', 'unread'] as const

export interface ThreadsView {
  show: (typeof listNames)[number]
  q: string
}

/** The API takes no longer ones. */
const maxWords = 200

export const viewIn = (params: URLSearchParams): ThreadsView => ({
  show: listNames.find(name => name === params.get('show')) ?? 'all',
  q: (params.get('q') ?? '').slice(0, maxWords),
})

export const useThreadsView = () => useAddressView(viewIn)

export const threadsQuery = ({ show, q }: ThreadsView) => ({
  ...(show === 'waiting' && { waiting: 'true' as const }),
  ...(show === 'unread' && { unread: 'true' as const }),
  ...(q && { q }),
})

/** The list without a conversation, or beside this one. */
export const pathIn = ({ show, q }: ThreadsView, id?: string) => ({
  pathname: id ? sitePaths.conversation(id) : sitePaths.messages,
  search: new URLSearchParams({ ...(show !== 'all' && { show }), ...(q && { q }) }).toString(),
})

/** What a message can change. */
export const threadReads = [threadEndpoints.list, threadEndpoints.counts]
