// Changes a request, reports the result, and refetches everything that shows it.
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
  /** The success toast, in the specification's words (§8). */
  done: string
  /** The title of the failure toast. */
  failed: string
}

/** The mutation still rejects after the error was shown, so that a form can stay open and keep its values. */
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
      // Another tab or the tenant was faster: show the current state.
      if (error instanceof ApiError && error.status < 500) refresh()
      toast({
        title: failed,
        description: sentenceOf(error, 'Nothing was changed. Please try again.'),
        tone: 'danger',
      })
    },
  })
}
