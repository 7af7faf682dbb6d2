import { assistantClient } from '@portal/client/assistant'
import { useQuery } from '@tanstack/react-query'

/** The hub's counters; counted anew whenever the overview opens, because the other tabs change them. */
export const useStats = () =>
  useQuery({
    queryKey: ['assistant', 'stats'],
    queryFn: async ({ signal }) => (await assistantClient.stats({ signal })).stats,
    staleTime: 0,
  })
