import { queryOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { useQuery } from '@tanstack/react-query'

/** The tenant's own requests, newest first; not asked for on behalf of anyone else. */
export const useMyRequests = (enabled: boolean) =>
  useQuery({ ...queryOf(maintenanceEndpoints.myRequests), enabled })
