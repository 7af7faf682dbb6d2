import { listingClient } from '@portal/client/listing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Listing } from './listing-form.ts'

/** Lists a home; afterwards every list of homes is fetched anew (spec §7). */
export const useCreateProperty = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Listing) => listingClient.create({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['properties'] }),
  })
}
