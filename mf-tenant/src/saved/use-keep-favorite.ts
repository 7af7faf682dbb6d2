import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { forgetFavorites } from '@portal/client/forget-favorites'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import type { Property } from '@portal/contract/properties/property'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'

interface Change {
  property: Property
  isKept: boolean
}

/** Saves a home or takes it off the list, which is fetched again afterwards. */
export const useKeepFavorite = () => {
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: ({ property, isKept }: Change) =>
      call(isKept ? favoriteEndpoints.add : favoriteEndpoints.remove, {
        params: { propertyId: property.id },
      }),
    onSuccess: () => forgetFavorites(queryClient),
    onError: (error, { isKept }) =>
      toast({
        title: isKept ? 'Not added to your favorites' : 'Still in your favorites',
        description: sentenceOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  })
}
