import { type QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * Nothing is refetched in the background (spec §9), except what could not be read while offline. Nothing waits for the connection: a call
 * fails right away, the person sees it, and it is never sent later without asking.
 */
export const newQueryClient = (queryCache?: QueryCache): QueryClient =>
  new QueryClient({
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
