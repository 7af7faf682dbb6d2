import { type Session, type SessionUser, usePlatform } from './platform.tsx'
import { useStore } from './store.tsx'

/** The session as it is now; null for a visitor. */
export const useSession = (): Session => useStore(usePlatform().session)

/** Lets the shell, and through it every app, know who signed in. */
export const useSignIn = (): ((user: SessionUser) => void) => {
  const { session } = usePlatform()
  return user => session.set({ user })
}
