import { useChange } from '@portal/app-kit/use-change'
import { call, queryOf } from '@portal/client/call'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import type { SavedSearch, SearchAlert } from '@portal/contract/saved-searches/saved-search'
import { quoted } from '@portal/contract/values/words'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const list = queryOf(savedSearchEndpoints.list)
type SearchList = Awaited<ReturnType<typeof list.queryFn>>

export const useSavedSearches = () => useQuery({ ...list, staleTime: 10_000 })

/** Replaces a cached search with the server's answer. */
const useReplace = () => {
  const queryClient = useQueryClient()
  return ({ savedSearch }: { savedSearch: SavedSearch }) =>
    queryClient.setQueryData<SearchList>(
      list.queryKey,
      known =>
        known && {
          savedSearches: known.savedSearches.map(one => (one.id === savedSearch.id ? savedSearch : one)),
        },
    )
}

interface Change {
  name?: string
  alert?: SearchAlert
  seen?: true
}

export const useChangeSearch = (id: string) => {
  const replace = useReplace()
  return useMutation({
    scope: { id: `saved search ${id}` },
    mutationFn: (body: Change) => call(savedSearchEndpoints.update, { params: { id }, body }),
    onSuccess: replace,
  })
}

export const useDeleteSearch = () => {
  const queryClient = useQueryClient()
  return useChange({
    send: ({ id }: SavedSearch) => call(savedSearchEndpoints.delete, { params: { id } }),
    reads: [savedSearchEndpoints.list],
    onDone: (_, { id }) =>
      queryClient.setQueryData<SearchList>(
        list.queryKey,
        known => known && { savedSearches: known.savedSearches.filter(one => one.id !== id) },
      ),
    failed: (_, { name }) => `We couldn’t delete ${quoted(name)}`,
  })
}

/** Saves a deleted search again, as a new one. */
export const useSaveAgain = () =>
  useChange({
    send: ({ name, filters, alert, id }: SavedSearch) =>
      // Its old id serves as the client id, so that two presses create only one search.
      call(savedSearchEndpoints.create, { body: { name, filters, alert, clientId: id } }),
    reads: [savedSearchEndpoints.list],
    failed: 'We couldn’t restore the search',
  })
