import { type Session, usePlatform } from './platform.tsx'
import { useStore } from './store.tsx'

/** Null for a visitor. */
export const useSession = (): Session => useStore(usePlatform().session)

/** For after signing in, or a change of the account. */
export const useRefreshSession = (): (() => Promise<void>) => usePlatform().refreshSession
