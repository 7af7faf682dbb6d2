import { useArrivals } from '@portal/shared-ui/platform/use-arrivals'
import { useQueryClient } from '@tanstack/react-query'
import { type Read, refetch } from './use-change.tsx'

/** Reads these again with each notification, because what another person just did may be on this page. */
export const useReadOnArrival = (reads: readonly Read[]): void => {
  const queryClient = useQueryClient()
  useArrivals(() => void refetch(queryClient, reads))
}
