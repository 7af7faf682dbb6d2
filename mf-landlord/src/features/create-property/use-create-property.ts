import { call, queriesOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Listing } from './listing-form.ts'

/** Lists a home; afterwards every list of homes is fetched again (spec §7). */
export const useCreateProperty = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Listing) => call(listingEndpoints.create, { body }),
    onSuccess: () =>
      Promise.all(
        [listingEndpoints.my, propertyEndpoints.search].map(list =>
          queryClient.invalidateQueries(queriesOf(list)),
        ),
      ),
  })
}
