// The seam: what the shell gives to every app, and how an app reaches it.
import type { QueryCache, QueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect } from 'react'
import type { Store, Watched } from './store.tsx'

/** The person who is signed in, as far as every app needs to know. */
export interface SessionUser {
  id: string
  email: string
  firstName: string
  lastName: string
  userType: 'tenant' | 'landlord'
  /** Whether an assistant is available. */
  hasAssistant?: boolean | undefined
  /** Whether they administer the portal; as a tenant or a landlord they are like anyone else. */
  isAdministrator?: boolean | undefined
  /** The address of their picture, if they have one. */
  profilePicture?: string | null | undefined
  /** When their account will be deleted, because they closed it. */
  closesAt?: string | null | undefined
}

/** Null for a visitor. */
export type Session = { user: SessionUser } | null

/** Which side of the portal is shown; it changes the view, never what a person may do. */
export type ViewMode = 'tenant' | 'landlord'

export interface ToastMessage {
  title: string
  description?: string
  tone?: 'neutral' | 'success' | 'danger'
}

/** A notification that arrived while the page is open, with what an app needs to refetch its data. */
export interface Arrival {
  category: string
}

export interface Platform {
  /**
   * The app's own query client, with its own defaults. The first page that reads makes it; the cache of answers is shared by all apps,
   * so `make` takes the existing cache, and the shell clears it.
   */
  queryClientFrom(make: (cache?: QueryCache) => QueryClient): QueryClient
  session: Watched<Session>
  /**
   * Has the shell ask the API for the session again: after signing in or out, and after a change of the account. Settles when the
   * API has answered.
   */
  refreshSession(): Promise<void>
  viewMode: Store<ViewMode>
  /** Asks the shell to show one toast; it replaces the current one. */
  toast(message: ToastMessage): void
  /** The latest arrival; null if some may have been missed, undefined before the stream is connected. An older shell has none. */
  arrived?: Watched<Arrival | null | undefined>
  /** Receives what a page of the app threw; an older shell does not listen. */
  onFailure?: (error: unknown) => void
  settings: PlatformSettings
}

interface PlatformSettings {
  /** Street tiles with {z}, {x} and {y}; blank for none. */
  mapTileUrl: string
  mapAttribution: string
  /** Whether the portal sends mail; an older shell does not say. */
  hasMail?: boolean
}

const PlatformContext = createContext<Platform | null>(null)

export const PlatformProvider = PlatformContext.Provider

/** Throws outside an app that the shell mounted. */
export const usePlatform = (): Platform => {
  const platform = useContext(PlatformContext)
  if (!platform)
    throw new Error(
      'usePlatform was called outside PlatformProvider. Mount the app through microFrontend(), or wrap the test in PlatformProvider.',
    )
  return platform
}

/** Shows a toast; the shell draws it, one at a time (spec §9). */
export const useToast = (): ((message: ToastMessage) => void) => usePlatform().toast

/** Sets the page's title in the browser's tab and history; `title` is the whole title, including the product's name. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title
  }, [title])
}
