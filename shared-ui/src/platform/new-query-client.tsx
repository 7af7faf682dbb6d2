import { type QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'

type Invalidate<Key extends QueryKey> = Parameters<typeof QueryClient.prototype.invalidateQueries<Key>>

/** Repeats a first load that is under way: it may have begun before the change, and TanStack Query would let it count. */
class NewestQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    ...[filters, options]: Invalidate<Key>
  ): Promise<void> {
    const loading = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
    await super.invalidateQueries(filters, options)
    await Promise.allSettled(loading.map(({ promise }) => promise))
    await super.invalidateQueries({ ...filters, predicate: query => loading.includes(query) }, options)
  }
}

/**
 * Nothing is refetched in the background (spec §9), except what could not be read while offline. Nothing waits for the connection: a call
 * fails right away, the person sees it, and it is never sent later without asking.
 */
export const newQueryClient = (queryCache?: QueryCache): QueryClient =>
  new NewestQueryClient({
    ...(queryCache && { queryCache }),
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always' },
    },
  })
