import { call, queriesOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { UpdateProperty } from '@portal/contract/properties/listing'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadListingRules } from '../form/listing-form.ts'

/** Changes a home unless it changed after `updatedAt`, then refetches everything that shows it. */
export const useSaveListing = (id: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: UpdateProperty & { updatedAt: string }) => {
      const { listingEndpoints } = await loadListingRules()
      return call(listingEndpoints.update, { params: { id }, body })
    },
    onSuccess: () =>
      Promise.all(
        [ownPropertyEndpoints.my, ...Object.values(propertyEndpoints)].map(query =>
          queryClient.invalidateQueries(queriesOf(query)),
        ),
      ),
  })
}
