import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { queriesOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'

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

interface Changed {
  request: MaintenanceRequest
}

export interface RequestChange<Body, Answer extends Changed = Changed> {
  send: (body: Body) => Promise<Answer>
  /** The success toast, in the specification's words (§8). */
  done: string
  failed: string
}

export const useChangeRequest = <Body, Answer extends Changed>({
  send,
  done,
  failed,
}: RequestChange<Body, Answer>) => {
  const queryClient = useQueryClient()
  return useChange({
    send,
    reads,
    onDone: ({ request }) => {
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
    },
    done: () => ({ title: done }),
    failed: error => ({
      title: failed,
      description: sentenceOf(error, 'Nothing was changed. Please try again.'),
    }),
  })
}
