import { ApiError } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import type { Platform } from '@portal/shared-ui/platform/platform'
import { keepLocalFavorite, readLocalFavorites } from './local-favorites.ts'

/** A home that is gone is forgotten; anything else is tried again the next time. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Moves what a visitor kept in this browser to the account that they signed in to. */
export const mergeFavorites = async (queryClientFrom: Platform['queryClientFrom']): Promise<void> => {
  for (const id of readLocalFavorites()) {
    try {
      await call(favoriteEndpoints.add, { params: { propertyId: id } })
    } catch (error) {
      if (!isGone(error)) break
    }
    keepLocalFavorite(id, false)
  }
  await queryClientFrom(newQueryClient).invalidateQueries(queriesOf(favoriteEndpoints.list))
}
