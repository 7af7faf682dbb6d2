// Whether a home is among the favorites that a signed-in person keeps on the server.
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

/** All hearts read one list of ids. A change shows at once; a refusal takes it back and says why. */
const useAccountFavorite = (id: string): Favorite => {
  const queryClient = useQueryClient()
  const toast = useToast()
  const { data: isFavorite = false } = useQuery({
    ...kept,
    staleTime: 60_000,
    select: ({ ids }) => ids.includes(id),
  })
  const change = useMutation({
    // Two quick changes of one home are sent one after the other.
    scope: { id: `favorite ${id}` },
    mutationFn: (isKept: boolean) =>
      call(isKept ? favoriteEndpoints.add : favoriteEndpoints.remove, { params: { propertyId: id } }),
    // It is under way until the list has been read again, so that the heart does not go back in between.
    onSuccess: () => forgetFavorites(queryClient),
    onError: (error, isKept) =>
      toast({
        title: isKept ? 'Not added to your favorites' : 'Still in your favorites',
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

/** Tells it whenever it changes; it draws nothing. */
export const AccountFavorite = withQueries(({ propertyId, onRead }: AccountFavoriteProps) => {
  const { isFavorite, keep } = useAccountFavorite(propertyId)
  useEffect(() => onRead({ isFavorite, keep }), [isFavorite, keep, onRead])
  return null
})
