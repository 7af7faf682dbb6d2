// Whether a home is among a signed-in person's favorites on the server.
import { sentenceOf } from '@portal/client/api-error'
import { call, queryOf } from '@portal/client/call'
import { forgetFavorites } from '@portal/client/forget-favorites'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { useToast } from '@portal/shared-ui/platform/platform'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

export interface Favorite {
  isFavorite: boolean
  keep: (isFavorite: boolean) => void
}

const kept = queryOf(favoriteEndpoints.ids)

/** All hearts share one list of ids. A change shows at once; a refusal reverts it and says why. */
const useAccountFavorite = (id: string): Favorite => {
  const queryClient = useQueryClient()
  const toast = useToast()
  const { data: isFavorite = false } = useQuery({
    ...kept,
    staleTime: 60_000,
    select: ({ ids }) => ids.includes(id),
  })
  const change = useMutation({
    // Quick successive changes of one home are sent in order.
    scope: { id: `favorite ${id}` },
    mutationFn: (isKept: boolean) =>
      call(isKept ? favoriteEndpoints.add : favoriteEndpoints.remove, { params: { propertyId: id } }),
    // The change stays pending until the list is refetched, so that the heart does not flip back in between.
    onSuccess: () => forgetFavorites(queryClient),
    onError: (error, isKept) =>
      toast({
        title: isKept ? 'Couldn’t save this home' : 'Couldn’t remove this home',
        description: sentenceOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  })
  return { isFavorite: change.isPending ? change.variables : isFavorite, keep: change.mutate }
}

interface AccountFavoriteProps {
  propertyId: string
  onRead: (favorite: Favorite) => void
}

/** Reports the favorite after each change; renders nothing. */
export const AccountFavorite = withQueries(({ propertyId, onRead }: AccountFavoriteProps) => {
  const { isFavorite, keep } = useAccountFavorite(propertyId)
  useEffect(() => onRead({ isFavorite, keep }), [isFavorite, keep, onRead])
  return null
})
