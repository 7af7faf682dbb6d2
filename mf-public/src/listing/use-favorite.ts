// Whether a home is a favorite: on the server for who is signed in, in this browser for a visitor.
import { sentenceOf } from '@portal/client/api-error'
import { call, queriesOf, queryOf } from '@portal/client/call'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import type { Property } from '@portal/contract/properties/property'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { keepLocalFavorite, readLocalFavorites, watchLocalFavorites } from './local-favorites.ts'

export const useFavorite = (property: Property): [isFavorite: boolean, toggle: () => void] => {
  const isVisitor = useSession() === null
  const isKeptHere = useSyncExternalStore(watchLocalFavorites, () =>
    readLocalFavorites().includes(property.id),
  )
  const [isKeptThere, keepThere] = useServerFavorite(property, !isVisitor)
  return isVisitor
    ? [isKeptHere, () => keepLocalFavorite(property.id, !isKeptHere)]
    : [isKeptThere, () => keepThere(!isKeptThere)]
}

const list = queryOf(favoriteEndpoints.list)

/** All hearts read one list. A change shows at once; a refusal takes it back and says why. */
const useServerFavorite = (property: Property, isEnabled: boolean) => {
  const { id } = property
  const queryClient = useQueryClient()
  const toast = useToast()
  const { data: isFavorite = false } = useQuery({
    ...list,
    enabled: isEnabled,
    staleTime: 60_000,
    select: ({ properties }) => properties.some(kept => kept.id === id),
  })
  const change = useMutation({
    // Two quick changes of one home are sent one after the other.
    scope: { id: `favorite ${id}` },
    mutationFn: (isKept: boolean) =>
      call(isKept ? favoriteEndpoints.add : favoriteEndpoints.remove, { params: { propertyId: id } }),
    onSuccess: (_, isKept) => {
      queryClient.setQueryData<Awaited<ReturnType<typeof list.queryFn>>>(list.queryKey, kept => {
        if (!kept) return kept
        const others = kept.properties.filter(other => other.id !== id)
        return { properties: isKept ? [property, ...others] : others }
      })
      void queryClient.invalidateQueries(queriesOf(favoriteEndpoints.list))
    },
    onError: (error, isKept) =>
      toast({
        title: isKept ? 'Not added to your favorites' : 'Still in your favorites',
        description: sentenceOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  })
  return [change.isPending ? change.variables : isFavorite, change.mutate] as const
}
