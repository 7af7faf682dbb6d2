import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useEffect } from 'react'
import { readLocalFavorites } from './local-favorites.ts'

/** Whoever signs in finds the homes that they kept as a visitor among their favorites. */
export const useMergedFavorites = (): void => {
  const userId = useSession()?.user.id
  const { queryClientFrom } = usePlatform()
  useEffect(() => {
    if (!userId || readLocalFavorites().length === 0) return
    void import('./merge-favorites.ts').then(({ mergeFavorites }) => mergeFavorites(queryClientFrom))
  }, [userId, queryClientFrom])
}
