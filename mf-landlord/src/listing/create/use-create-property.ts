import { ApiError, isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { useClientId } from '@portal/shared-ui/platform/use-client-id'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Listing, loadListingRules } from '../form/listing-form.ts'

/**
 * Lists a home, then refetches every list of homes (spec §7). All tries of one listing carry one id, so that
 * a second click, or a retry after a lost answer, lists it only once.
 */
export const useCreateProperty = () => {
  const queryClient = useQueryClient()
  const [clientId, renewClientId] = useClientId()
  return useMutation({
    mutationFn: async (body: Listing) => {
      const { listingEndpoints } = await loadListingRules()
      return call(listingEndpoints.create, { body: { ...body, clientId } })
    },
    onSuccess: () => {
      renewClientId()
      return Promise.all(
        [ownPropertyEndpoints.my, ...Object.values(propertyEndpoints)].map(list =>
          queryClient.invalidateQueries(queriesOf(list)),
        ),
      )
    },
    // An earlier try with other words succeeded. Sending again after that message means another listing.
    onError: error => {
      if (error instanceof ApiError && error.fields.clientId) renewClientId()
    },
  })
}

/** The server's message if the plan allows no more homes; null for any other error. */
export const planLimitOf = (error: unknown): string | null =>
  isPlanLimit(error) ? sentenceOf(error, '') : null
