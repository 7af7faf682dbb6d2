import { maintenanceClient } from '@portal/client/maintenance'
import { useQuery } from '@tanstack/react-query'

/** The tenant's own requests, newest first; not asked for on behalf of anyone else. */
export const useMyRequests = (enabled: boolean) =>
  useQuery({
    queryKey: ['maintenance', 'my-requests'],
    queryFn: ({ signal }) => maintenanceClient.myRequests({ signal }),
    enabled,
  })
