import { type Session, usePlatform } from './platform.tsx'
import { useStore } from './store.tsx'

/** The current session; null for a visitor. */
export const useSession = (): Session => useStore(usePlatform().session)

/** For after signing in, or a change of the account: has the shell, and through it every app, read the session from the API. */
export const useRefreshSession = (): (() => Promise<void>) => usePlatform().refreshSession
