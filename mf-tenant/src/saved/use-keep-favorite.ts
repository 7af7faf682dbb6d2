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

/** Saves or removes a home, then refetches the list. */
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
        title: isKept ? 'Couldn’t save this home' : 'Couldn’t remove this home',
        description: sentenceOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  })
}
