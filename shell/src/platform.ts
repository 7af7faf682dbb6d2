// Makes what the shell hands to every app.
import { ApiError } from '@portal/client/api-error'
import type { Platform, Session, ToastMessage } from '@portal/shared-ui/platform/platform'
import { createStore, type Store } from '@portal/shared-ui/platform/store'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { PageData } from './page-data.ts'
import { isPreferenceKept } from './preference.ts'
import { showSide } from './view-mode.ts'

export interface ShellPlatform extends Platform {
  /** The toast to draw; a new object each time, so that the same words can be shown twice. */
  toasts: Store<ToastMessage | null>
  /** False until the API has said who is signed in; to the apps that is a visitor. */
  isSessionKnown: Store<boolean>
  /** Takes what the API finally says about an unknown session; nobody signs in or out by this. */
  resolveSession(session: Session): void
}

/** Nothing is refetched behind a person's back (spec §9); a session that ended elsewhere ends here too. */
export const createPlatform = ({ session, viewMode, settings }: PageData): ShellPlatform => {
  const sessionStore = createStore<Session>(session === 'unknown' ? null : session)
  const isSessionKnown = createStore(session !== 'unknown')
  const toasts = createStore<ToastMessage | null>(null)
  const endIfRefused = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401 && error.code === 'no_session')
      sessionStore.set(null)
  }
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: endIfRefused }),
    // Not a default option: a mutation with an onError of its own would replace that.
    mutationCache: new MutationCache({ onError: endIfRefused }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
    },
  })
  const viewModeStore = createStore(viewMode)
  // First, so that it is known before anyone hears of the session.
  sessionStore.subscribe(() => isSessionKnown.set(true))
  const resume = startOverOnChange(sessionStore, queryClient, viewModeStore)
  return {
    queryClient,
    session: sessionStore,
    isSessionKnown,
    resolveSession: found => {
      if (isSessionKnown.get()) return
      if (found && !isPreferenceKept('view-mode')) viewModeStore.set(found.user.userType)
      resume(found)
    },
    viewMode: viewModeStore,
    toasts,
    toast: message => toasts.set({ ...message }),
    settings,
  }
}

/**
 * What one person was shown is not kept for the next, who starts on their own side of the portal. Returns a function
 * that sets a session that was theirs all along.
 */
const startOverOnChange = (
  session: Platform['session'],
  queryClient: QueryClient,
  viewMode: Platform['viewMode'],
): ((session: Session) => void) => {
  let personId = session.get()?.user.id
  session.subscribe(() => {
    const next = session.get()?.user
    if (next?.id === personId) return
    personId = next?.id
    queryClient.clear()
    if (next) showSide(viewMode, next.userType)
  })
  return resumed => {
    personId = resumed?.user.id
    session.set(resumed)
  }
}
