import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { queriesOf } from './call.ts'

interface Cache {
  invalidateQueries: (which: ReturnType<typeof queriesOf>) => Promise<void>
}

/** Reads a person's favorites again wherever they are shown: after a change, in the lists of homes and in all hearts. */
export const forgetFavorites = (cache: Cache): Promise<unknown> =>
  Promise.all(
    [favoriteEndpoints.ids, favoriteEndpoints.list].map(read => cache.invalidateQueries(queriesOf(read))),
  )
