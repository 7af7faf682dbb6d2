// The seam: what the shell gives to every app, and how an app reaches it.
import type { QueryCache, QueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect } from 'react'
import type { ReadonlyStore, Store } from './store.tsx'

/** What every app needs to know about a person. */
export interface SessionUser {
  id: string
  email: string
  firstName: string
  lastName: string
  userType: 'tenant' | 'landlord'
  /** Undefined if an older API does not say it. */
  isEmailConfirmed?: boolean | undefined
  /** Whether an assistant is available. */
  hasAssistant?: boolean | undefined
  /** As a tenant or a landlord they are like anyone else. */
  isAdministrator?: boolean | undefined
  /** They are barred from posting. */
  isRestricted?: boolean | undefined
  /** As the page was loaded; undefined if an older shell does not say it. */
  currentPlan?: string | undefined
  profilePicture?: string | null | undefined
  /** Because they closed their account. */
  closesAt?: string | null | undefined
}

/** Null for a visitor. */
export type Session = { user: SessionUser } | null

/** It changes the view, never what a person may do. */
export type ViewMode = 'tenant' | 'landlord'

export interface ToastMessage {
  title: string
  description?: string
  tone?: 'neutral' | 'success' | 'danger'
}

/** With what an app needs to refetch its data. */
export interface Arrival {
  category: string
}

export interface Platform {
  /** The app's own query client. The first page that reads makes it with the cache that all apps share, and that the shell clears. */
  queryClientFrom(make: (cache?: QueryCache) => QueryClient): QueryClient
  session: ReadonlyStore<Session>
  /** After signing in or out, and after a change of the account. Settles when the API has answered. */
  refreshSession(): Promise<void>
  viewMode: Store<ViewMode>
  /** It replaces the current one. */
  toast(message: ToastMessage): void
  /** The latest arrival; null if some may have been missed, undefined before the stream is connected. An older shell has none. */
  arrived?: ReadonlyStore<Arrival | null | undefined>
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
  /** Whether plans are for sale, and whether there is an assistant; an older shell does not say. */
  hasPayments?: boolean
  hasAssistant?: boolean
  /** An older shell does not say. */
  operator?: Operator
  /** Whether samples come unasked where nothing is listed: not in production. An older shell does not say. */
  hasSamples?: boolean
}

export interface Operator {
  /** What the product is called here. */
  portalName: string
  /** Who runs it. */
  name: string
  /** Null if there is none to show. */
  address: string | null
  supportEmail: string
  supportHours: string
}

const PlatformContext = createContext<Platform | null>(null)

export const PlatformProvider = PlatformContext.Provider

/** Throws outside an app that the shell mounted. */
export const usePlatform = (): Platform => {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('usePlatform was called outside PlatformProvider.')
  return platform
}

/** Undefined in a first paint, which has no platform. */
export const useSettings = (): PlatformSettings | undefined => useContext(PlatformContext)?.settings

/** One at a time (spec §9). */
export const useToast = (): ((message: ToastMessage) => void) => usePlatform().toast

/** The whole title. What the portal is called here replaces the product's name behind its last “·”. */
export const usePageTitle = (title: string): void => {
  const portalName = useSettings()?.operator?.portalName
  useEffect(() => {
    document.title = portalName ? title.replace(/(· )[^·]*$/, (_, mark: string) => mark + portalName) : title
  }, [title, portalName])
}
