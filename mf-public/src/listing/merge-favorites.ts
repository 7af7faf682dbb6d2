import { ApiError } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { forgetFavorites } from '@portal/client/forget-favorites'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import type { Platform } from '@portal/shared-ui/platform/platform'
import { keepLocalFavorite, readLocalFavorites } from './local-favorites.ts'

/** A home that is gone is forgotten, as is one for which there is no room; anything else is tried again the next time. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

/** Moves what a visitor kept in this browser to the account that they signed in to. */
export const mergeFavorites = async (queryClientFrom: Platform['queryClientFrom']): Promise<void> => {
  for (const id of readLocalFavorites()) {
    try {
      await call(favoriteEndpoints.add, { params: { propertyId: id } })
    } catch (error) {
      if (!isRefused(error)) break
    }
    keepLocalFavorite(id, false)
  }
  await forgetFavorites(queryClientFrom(newQueryClient))
}
