// Makes what the shell hands to every app.
import type { Arrival, Platform, Session, ToastMessage } from '@portal/shared-ui/platform/platform'
import { createStore, type Store } from '@portal/shared-ui/platform/store'
import type { QueryClient } from '@tanstack/react-query'
import type { PageData } from './page-data.ts'
import { isPreferenceKept } from './preference.ts'
import type { SignInRequest } from './sign-in/sign-in-request.ts'

export interface ShellPlatform extends Platform {
  /** The toast to draw; a new object each time, so that the same words can be shown twice. */
  toasts: Store<ToastMessage | null>
  arrived: Store<Arrival | null | undefined>
  /** False until the API has said who is signed in; to the apps that is a visitor. */
  isSessionKnown: Store<boolean>
  /** Who is asked to sign in, above whatever is shown; null while nobody is. */
  signInRequest: Store<SignInRequest | null>
  /** Takes what the API finally says about an unknown session; nobody signs in or out by this. */
  resolveSession(session: Session): void
}

export const createPlatform = ({ session, viewMode, settings }: PageData): ShellPlatform => {
  const sessionStore = createStore<Session>(session === 'unknown' ? null : session)
  const isSessionKnown = createStore(session !== 'unknown')
  const toasts = createStore<ToastMessage | null>(null)
  let queryClient: QueryClient | undefined
  const viewModeStore = createStore(viewMode)
  // First, so that it is known before anyone hears of the session.
  sessionStore.subscribe(() => isSessionKnown.set(true))
  const resume = startOverOnChange(sessionStore, () => queryClient, viewModeStore)
  return {
    queryClientFrom: make => {
      queryClient ??= make()
      return queryClient
    },
    session: sessionStore,
    isSessionKnown,
    resolveSession: found => {
      if (isSessionKnown.get()) return
      if (found && !isPreferenceKept('view-mode')) viewModeStore.set(found.user.userType)
      resume(found)
    },
    viewMode: viewModeStore,
    signInRequest: createStore<SignInRequest | null>(null),
    arrived: createStore<Arrival | null | undefined>(undefined),
    toasts,
    toast: message => toasts.set({ ...message }),
    settings,
  }
}

/**
 * What one person was shown is not kept for the next; what a visitor was shown is asked for again. A person starts on
 * their own side of the portal. Returns a function that sets a session that was theirs all along.
 */
const startOverOnChange = (
  session: Platform['session'],
  queryClient: () => QueryClient | undefined,
  viewMode: Platform['viewMode'],
): ((session: Session) => void) => {
  let personId = session.get()?.user.id
  session.subscribe(() => {
    const next = session.get()?.user
    if (next?.id === personId) return
    if (personId) queryClient()?.clear()
    else void queryClient()?.invalidateQueries()
    personId = next?.id
    if (next) viewMode.set(next.userType)
  })
  return resumed => {
    personId = resumed?.user.id
    session.set(resumed)
  }
}
