import type { QueryClient } from '@tanstack/react-query'

/**
 * Reads these again, now if they are shown; settles once they are there. A first load under way is repeated:
 * it may have begun before the change, and TanStack Query would let it count.
 */
export const readAgain = async (
  queryClient: Pick<QueryClient, 'invalidateQueries' | 'getQueryCache'>,
  queries: { queryKey: readonly unknown[] },
): Promise<void> => {
  const loading = queryClient
    .getQueryCache()
    .findAll({ ...queries, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await queryClient.invalidateQueries(queries)
  if (loading.length > 0)
    await queryClient.invalidateQueries({ ...queries, predicate: query => loading.includes(query) })
}
