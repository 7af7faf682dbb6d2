import { refetch } from '@portal/app-kit/use-change'
import { favoriteReads } from '@portal/app-kit/use-keep-favorite'
import { ApiError } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import type { Platform } from '@portal/shared-ui/platform/platform'
import { keepLocalFavorite, readLocalFavorites } from './local-favorites.ts'

/** Gives up on homes that are gone or no longer fit; other failures are retried next time. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

export const mergeFavorites = async (queryClientFrom: Platform['queryClientFrom']): Promise<void> => {
  for (const id of readLocalFavorites()) {
    try {
      await call(favoriteEndpoints.add, { params: { propertyId: id } })
    } catch (error) {
      if (!isRefused(error)) break
    }
    keepLocalFavorite(id, false)
  }
  await refetch(queryClientFrom(newQueryClient), favoriteReads)
}
