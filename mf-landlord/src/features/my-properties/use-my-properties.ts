import { listingClient } from '@portal/client/listing'
import { useQuery } from '@tanstack/react-query'

/** The landlord's own homes, newest first; not asked for on behalf of anyone else. */
export const useMyProperties = (enabled: boolean) =>
  useQuery({
    queryKey: ['properties', 'my'],
    queryFn: async ({ signal }) => (await listingClient.my({ signal })).properties,
    enabled,
  })
