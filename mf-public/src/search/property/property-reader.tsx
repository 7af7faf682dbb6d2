import { ApiError } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PropertyAnswer, PropertyRead } from './property-read.ts'

interface PropertyReaderProps {
  id: string
  /** The server-rendered answer. */
  drawn: PropertyAnswer | undefined
  onRead: (read: PropertyRead) => void
}

/** Reports each change; renders nothing. */
export const PropertyReader = withQueries(({ id, drawn, onRead }: PropertyReaderProps) => {
  const { data, error, refetch } = useQuery({
    ...queryOf(propertyEndpoints.read, { params: { id } }),
    ...(drawn && { initialData: drawn }),
    staleTime: 60_000,
  })
  useEffect(() => {
    const isGone = error instanceof ApiError && error.status === 404
    onRead({
      property: isGone ? null : data?.property,
      error: isGone || data ? null : error,
      retry: () => void refetch(),
    })
  }, [data, error, refetch, onRead])
  return null
})
