import { queryOf } from '@portal/client/call'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { useQuery } from '@tanstack/react-query'

/** The hub's counters; counted again whenever the overview opens, because the other tabs change them. */
export const useStats = () =>
  useQuery({
    ...queryOf(assistantEndpoints.stats),
    select: ({ stats }) => stats,
    staleTime: 0,
  })
