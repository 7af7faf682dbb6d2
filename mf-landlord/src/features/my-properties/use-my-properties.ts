import { propertyClient } from '@portal/client/property'
import { useQuery } from '@tanstack/react-query'

/** The landlord's own homes, newest first; not asked for on behalf of anyone else. */
export const useMyProperties = (enabled: boolean) =>
  useQuery({
    queryKey: ['properties', 'my'],
    queryFn: async ({ signal }) => (await propertyClient.my({ signal })).properties,
    enabled,
  })
