// The queries of the billing screens, each cached as long as spec §9 says.
import { queryOf } from '@portal/client/call'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'

/** Half a minute; null without a subscription. Refetched when the tab regains focus: the provider's pages open in another tab. */
export const currentQuery = {
  ...queryOf(subscriptionEndpoints.current),
  staleTime: 30_000,
  refetchOnWindowFocus: 'always' as const,
}

/** One minute. */
export const usageQuery = { ...queryOf(subscriptionEndpoints.usage), staleTime: 60_000 }

/** Half a minute: the provider computes it. */
export const nextInvoiceQuery = { ...queryOf(paymentEndpoints.nextInvoice), staleTime: 30_000 }

/** Five minutes, newest first. */
export const invoicesQuery = { ...queryOf(subscriptionEndpoints.invoices), staleTime: 300_000 }

/** The plans with their price ids, which are null for plans that cannot be bought. */
export const offersQuery = queryOf(subscriptionEndpoints.plans)
