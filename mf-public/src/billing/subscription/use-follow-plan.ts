import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentQuery, invoicesQuery, usageQuery } from '../billing-queries.ts'

/** Another plan, or state of it, comes with other limits and another invoice: both are asked for again. */
export const useFollowPlan = (): void => {
  const queryClient = useQueryClient()
  const { data } = useQuery(currentQuery)
  const known = useRef(data)
  useEffect(() => {
    if (known.current !== undefined && known.current !== data)
      for (const { queryKey } of [usageQuery, invoicesQuery]) void queryClient.invalidateQueries({ queryKey })
    known.current = data
  }, [data, queryClient])
}
