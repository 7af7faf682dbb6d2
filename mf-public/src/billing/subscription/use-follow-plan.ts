import { subscriptionCategory } from '@portal/contract/notifications/notification'
import { useArrivals } from '@portal/shared-ui/platform/use-arrivals'
import { useRefreshSession } from '@portal/shared-ui/platform/use-session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { currentQuery, invoicesQuery, nextInvoiceQuery, usageQuery } from '../billing-queries.ts'

/**
 * Refetches the plan after a notification, and once a payment `isConfirmed` also the limits and invoices, because
 * the page can have the new plan with the old limits by then. Forms elsewhere know the plan from the session.
 */
export const useFollowPlan = (isConfirmed: boolean): void => {
  const queryClient = useQueryClient()
  const refreshSession = useRefreshSession()
  const { data } = useQuery(currentQuery)
  const askAgain = useCallback(
    (...queries: { queryKey: readonly unknown[] }[]) => {
      for (const { queryKey } of queries) void queryClient.invalidateQueries({ queryKey })
      void refreshSession()
    },
    [queryClient, refreshSession],
  )
  useArrivals(arrival => {
    if (arrival === null || arrival.category === subscriptionCategory)
      askAgain(currentQuery, usageQuery, invoicesQuery)
  })
  const known = useRef(data)
  useEffect(() => {
    if (known.current !== undefined && known.current !== data)
      askAgain(usageQuery, invoicesQuery, nextInvoiceQuery)
    known.current = data
  }, [data, askAgain])
  useEffect(() => {
    if (isConfirmed) askAgain(usageQuery, invoicesQuery)
  }, [isConfirmed, askAgain])
}
