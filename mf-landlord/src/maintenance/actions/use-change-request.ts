// Changes a request, says how it went, and has everything that shows it fetched again.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { queriesOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { useToast } from '@portal/shared-ui/platform/platform'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'

const lists = [
  maintenanceEndpoints.landlordRequests,
  maintenanceEndpoints.urgentRequests,
  maintenanceEndpoints.overdueRequests,
]
const reads = [
  ...lists,
  maintenanceEndpoints.statistics,
  maintenanceEndpoints.read,
  maintenanceEndpoints.myRequests,
  ownPropertyEndpoints.my,
]

export interface RequestChange<Body> {
  send: (body: Body) => Promise<{ request: MaintenanceRequest }>
  /** The toast of success, in the specification's words (§8). */
  done: string
  /** The title of the toast of failure. */
  failed: string
}

/** The mutation rejects after a failure was said, so that a form can stay and keep what was typed. */
export const useChangeRequest = <Body>({ send, done, failed }: RequestChange<Body>) => {
  const toast = useToast()
  const queryClient = useQueryClient()
  const refresh = () => {
    for (const read of reads) void queryClient.invalidateQueries(queriesOf(read))
  }
  return useMutation({
    mutationFn: send,
    onSuccess: ({ request }) => {
      for (const list of lists)
        queryClient.setQueriesData<InfiniteData<MaintenanceRequest[]>>(
          { queryKey: queriesOf(list).queryKey, predicate: ({ queryKey }) => queryKey.at(-1) === 'pages' },
          shown =>
            shown && {
              ...shown,
              pages: shown.pages.map(page =>
                page.map(before => (before.id === request.id ? request : before)),
              ),
            },
        )
      refresh()
      toast({ title: done, tone: 'success' })
    },
    onError: error => {
      // Someone was faster, in another tab or on the tenant's side: show what is there now.
      if (error instanceof ApiError && error.status < 500) refresh()
      toast({
        title: failed,
        description: sentenceOf(error, 'Nothing was changed. Please try again.'),
        tone: 'danger',
      })
    },
  })
}
