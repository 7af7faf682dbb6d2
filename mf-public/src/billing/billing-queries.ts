// What billing's screens ask the API, each kept as long as spec §9 says.
import { queryOf } from '@portal/client/call'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'

/** For half a minute; null without a subscription. Asked for again in a tab one returns to: the provider's pages are in another. */
export const currentQuery = {
  ...queryOf(subscriptionEndpoints.current),
  staleTime: 30_000,
  refetchOnWindowFocus: 'always' as const,
}

/** For a minute. */
export const usageQuery = { ...queryOf(subscriptionEndpoints.usage), staleTime: 60_000 }

/** For five minutes, newest first. */
export const invoicesQuery = { ...queryOf(subscriptionEndpoints.invoices), staleTime: 300_000 }

/** The plans with the ids of their prices: null where a plan cannot be bought. */
export const offersQuery = queryOf(subscriptionEndpoints.plans)
