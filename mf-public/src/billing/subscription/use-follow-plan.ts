import { subscriptionCategory } from '@portal/contract/notifications/notification'
import { useArrivals } from '@portal/shared-ui/platform/use-arrivals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentQuery, invoicesQuery, usageQuery } from '../billing-queries.ts'

/** A plan that changed anywhere is asked for; with another plan, or state of it, come other limits and another invoice. */
export const useFollowPlan = (): void => {
  const queryClient = useQueryClient()
  const { data } = useQuery(currentQuery)
  useArrivals(arrival => {
    if (arrival === null || arrival.category === subscriptionCategory)
      void queryClient.invalidateQueries({ queryKey: currentQuery.queryKey })
  })
  const known = useRef(data)
  useEffect(() => {
    if (known.current !== undefined && known.current !== data)
      for (const { queryKey } of [usageQuery, invoicesQuery]) void queryClient.invalidateQueries({ queryKey })
    known.current = data
  }, [data, queryClient])
}
