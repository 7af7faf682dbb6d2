import { queryOf } from '@portal/client/call'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { useQuery } from '@tanstack/react-query'

/** The landlord's own homes, newest first; not asked for on behalf of anyone else. */
export const useMyProperties = (enabled: boolean) =>
  useQuery({
    ...queryOf(listingEndpoints.my),
    select: ({ properties }) => properties,
    enabled,
  })
