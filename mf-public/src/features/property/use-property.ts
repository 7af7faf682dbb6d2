import { ApiError } from '@portal/client/api-error'
import { propertyClient } from '@portal/client/property'
import type { Property } from '@portal/contract/properties/property'
import { useQuery } from '@tanstack/react-query'

/** One home; `property` is null when there is none with this id, or it is not shown to everyone. */
export const useProperty = (id: string) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['properties', id],
    queryFn: ({ signal }): Promise<Property | null> =>
      propertyClient.read({ params: { id }, signal }).then(
        ({ property }) => property,
        error => {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        },
      ),
    staleTime: 60_000,
  })
  return { property: data, error, retry: () => void refetch() }
}
