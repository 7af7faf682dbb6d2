import { call } from '@portal/client/call'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { useChange } from './use-change.tsx'

export const favoriteReads = [favoriteEndpoints.ids, favoriteEndpoints.list]

interface Keeping {
  propertyId: string
  isKept: boolean
}

/** Saves or removes a favorite of a signed-in person. Quick changes of one `scope` are sent in order. */
export const useKeepFavorite = (scope = 'favorites') =>
  useChange({
    scope,
    send: ({ propertyId, isKept }: Keeping) =>
      call(isKept ? favoriteEndpoints.add : favoriteEndpoints.remove, { params: { propertyId } }),
    reads: favoriteReads,
    failed: (_, { isKept }) => (isKept ? 'Couldn’t save this home' : 'Couldn’t remove this home'),
  })
