import { ApiError } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { useQuery } from '@tanstack/react-query'

/** One home; `property` is null when there is none with this id, or it is not shown to everyone. */
export const useProperty = (id: string) => {
  const { data, error, refetch } = useQuery({
    ...queryOf(propertyEndpoints.read, { params: { id } }),
    staleTime: 60_000,
  })
  const isGone = error instanceof ApiError && error.status === 404
  return {
    property: isGone ? null : data?.property,
    error: isGone ? null : error,
    retry: () => void refetch(),
  }
}
