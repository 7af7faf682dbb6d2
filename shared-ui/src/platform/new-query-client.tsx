import { type QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * Server state as every screen has it, in the portal and in tests. Nothing is fetched again behind a person's back
 * (spec §9), except what could not be read while offline. Nothing waits for the connection either: a call fails at once, is
 * said, and is never sent later unasked.
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
