import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useEffect } from 'react'
import { readLocalFavorites } from './local-favorites.ts'

/** After a sign-in, moves the homes saved as a visitor to the account's favorites. */
export const useMergedFavorites = (): void => {
  const userId = useSession()?.user.id
  const { queryClientFrom } = usePlatform()
  useEffect(() => {
    if (!userId || readLocalFavorites().length === 0) return
    void import('./merge-favorites.ts').then(({ mergeFavorites }) => mergeFavorites(queryClientFrom))
  }, [userId, queryClientFrom])
}
