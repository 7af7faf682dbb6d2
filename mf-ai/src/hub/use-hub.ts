// The hub's queries, refetched whenever it opens, because other screens and tabs change the data.
import { refetch } from '@portal/app-kit/use-change'
import { queryOf } from '@portal/client/call'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { useArrivals } from '@portal/shared-ui/platform/use-arrivals'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** The hub's counts, updated when something arrives. */
export const useStats = () => {
  const queryClient = useQueryClient()
  useArrivals(() => void refetch(queryClient, [assistantEndpoints.stats]))
  return useQuery({ ...queryOf(assistantEndpoints.stats), select: ({ stats }) => stats, staleTime: 0 })
}

/** How many the overview requests (spec §9); the tab shows all. */
export const recentInsights = 5
export const allInsights = 100

/** The person's insights, most urgent first. */
export const useInsights = (limit: typeof recentInsights | typeof allInsights = allInsights) =>
  useQuery({
    ...queryOf(insightEndpoints.list, { query: { limit } }),
    select: ({ insights }) => insights,
    staleTime: 0,
  })

/** The person's reminders, the next one first. */
export const useReminders = () =>
  useQuery({
    ...queryOf(reminderEndpoints.list),
    select: ({ reminders }) => reminders,
    staleTime: 0,
  })
