import { useKeepFavorite } from '@portal/app-kit/use-keep-favorite'
import { queryOf } from '@portal/client/call'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'

export interface Favorite {
  isFavorite: boolean
  keep: (isFavorite: boolean) => void
}

const kept = queryOf(favoriteEndpoints.ids)

/** All hearts share one list of ids. A change shows at once; a refusal reverts it and says why. */
const useAccountFavorite = (id: string): Favorite => {
  const { data: isFavorite = false } = useQuery({
    ...kept,
    staleTime: 60_000,
    select: ({ ids }) => ids.includes(id),
  })
  const { mutate, isPending, variables } = useKeepFavorite(`favorite ${id}`)
  const keep = useCallback((isKept: boolean) => mutate({ propertyId: id, isKept }), [mutate, id])
  return { isFavorite: isPending ? variables.isKept : isFavorite, keep }
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
