import { type Session, usePlatform } from './platform.tsx'
import { useStore } from './store.tsx'

/** The session as it is now; null for a visitor. */
export const useSession = (): Session => useStore(usePlatform().session)

/** For after signing in, and after a change of the account: has the shell, and through it every app, learn of it from the API. */
export const useRefreshSession = (): (() => Promise<void>) => usePlatform().refreshSession
