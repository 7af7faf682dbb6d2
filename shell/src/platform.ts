import type { Arrival, Platform, Session, ToastMessage } from '@portal/shared-ui/platform/platform'
import { createStore, type ReadonlyStore, type Store } from '@portal/shared-ui/platform/store'
import type { QueryCache, QueryClient } from '@tanstack/react-query'
import type { PageData } from '../seam/page-data.ts'
import type { SessionToFind } from '../seam/session-state.ts'
import { refreshSession } from './load-find-session.ts'
import { isPreferenceKept } from './preference.ts'
import type { SignInRequest } from './sign-in/sign-in-request.ts'

/** Apps only get the parts that `forApp` passes on. */
export interface ShellPlatform extends Platform, SessionToFind {
  session: Store<Session>
  /** A new object each time: the same words can be shown twice. */
  toasts: Store<ToastMessage | null>
  arrived: Store<Arrival | null | undefined>
  /** Null if there is none. */
  signInRequest: Store<SignInRequest | null>
  /** It can ask for the session to be read again, but cannot set anything that others share. */
  forApp(onFailure: (error: unknown) => void): Platform
}

export const createPlatform = ({ session, viewMode, settings }: PageData): ShellPlatform => {
  const sessionStore = createStore<Session>(session === 'unknown' ? null : session)
  const isSessionKnown = createStore(session !== 'unknown')
  const toasts = createStore<ToastMessage | null>(null)
  const arrived = createStore<Arrival | null | undefined>(undefined)
  const viewModeStore = createStore(viewMode)
  const { clients, newClientFrom } = keepClients()
  // First, so that it is known before any listener receives the session.
  sessionStore.subscribe(() => isSessionKnown.set(true))
  const resume = startOverOnChange(sessionStore, clients, viewModeStore)
  const common = {
    refreshSession: () => refreshSession(sessionStore),
    viewMode: viewModeStore,
    toast: (message: ToastMessage) => toasts.set({ ...message }),
    settings: Object.freeze(settings),
  }
  return {
    ...common,
    queryClientFrom: newClientFrom(),
    session: sessionStore,
    isSessionKnown,
    resolveSession: found => {
      if (isSessionKnown.get()) return
      if (found && !isPreferenceKept('view-mode')) viewModeStore.set(found.user.userType)
      resume(found)
    },
    signInRequest: createStore<SignInRequest | null>(null),
    arrived,
    toasts,
    forApp: onFailure =>
      Object.freeze({
        ...common,
        queryClientFrom: newClientFrom(),
        // Apps for version 2.0 of the shell's API set the session: for them, too, it is read instead.
        session: Object.freeze({ ...withoutSet(sessionStore), set: common.refreshSession }),
        arrived: withoutSet(arrived),
        onFailure,
      }),
  }
}

/** All apps get the same object: none may change it. */
const frozen = <Value>(value: Value): Value => {
  Object.values(value ?? {}).forEach(Object.freeze)
  return Object.freeze(value)
}

const withoutSet = <Value>({ get, subscribe }: Store<Value>): ReadonlyStore<Value> =>
  Object.freeze({ get: () => frozen(get()), subscribe })

/** For each app, because its defaults are its own; they share one cache. */
const keepClients = () => {
  const clients: QueryClient[] = []
  let cache: QueryCache | undefined
  const newClientFrom = (): Platform['queryClientFrom'] => {
    let own: QueryClient | undefined
    return make => {
      if (own) return own
      own = make(cache)
      cache ??= own.getQueryCache()
      clients.push(own)
      return own
    }
  }
  return { clients, newClientFrom }
}

/**
 * One person's data is not kept for the next; a visitor's is refetched. Returns a function that sets a session that belonged to the person
 * all along.
 */
const startOverOnChange = (
  session: Store<Session>,
  clients: readonly QueryClient[],
  viewMode: Platform['viewMode'],
): ((session: Session) => void) => {
  let personId = session.get()?.user.id
  session.subscribe(() => {
    const next = session.get()?.user
    if (next?.id === personId) return
    if (personId) for (const client of clients) client.clear()
    else
      for (const client of new Map(clients.map(one => [one.getQueryCache(), one])).values())
        void client.invalidateQueries()
    personId = next?.id
    if (next) viewMode.set(next.userType)
  })
  return resumed => {
    personId = resumed?.user.id
    session.set(resumed)
  }
}
