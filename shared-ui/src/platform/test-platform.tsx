// For tests of an app's screens: a platform without a shell, and a way to visit an address.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { newQueryClient } from './new-query-client.tsx'
import {
  type Arrival,
  type Platform,
  PlatformProvider,
  type Session,
  type SessionUser,
  type ToastMessage,
} from './platform.tsx'
import { createStore, type Store } from './store.tsx'

export interface TestPlatform extends Platform {
  queryClient: QueryClient
  session: Store<Session>
  /** What the API reports from now on; by default the given session. */
  signedIn?: Session
  arrived: Store<Arrival | null | undefined>
  /** Oldest first. */
  toasts: ToastMessage[]
}

/** As the shell makes it, with a person signed in, or a visitor for null. */
export const testPlatform = (person: Partial<SessionUser> | null): TestPlatform => {
  const user: SessionUser = {
    id: '0190a000-0000-7000-8000-000000000001',
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Reyes',
    userType: 'tenant',
    ...person,
  }
  const toasts: ToastMessage[] = []
  const queryClient = newQueryClient()
  const session = createStore<Session>(person && { user })
  const platform: TestPlatform = {
    queryClient,
    queryClientFrom: () => queryClient,
    session,
    refreshSession: async () =>
      session.set(platform.signedIn === undefined ? session.get() : platform.signedIn),
    viewMode: createStore(user.userType),
    arrived: createStore<Arrival | null | undefined>(undefined),
    toast: message => toasts.push(message),
    toasts,
    settings: { mapTileUrl: '/tiles/{z}/{x}/{y}.png', mapAttribution: 'Test tiles' },
  }
  return platform
}

/** What the shell puts around an app. */
export const TestStage = ({ platform, children }: { platform: Platform; children: ReactNode }) => (
  <PlatformProvider value={platform}>
    <QueryClientProvider client={platform.queryClientFrom(newQueryClient)}>{children}</QueryClientProvider>
  </PlatformProvider>
)

export const drawOn = (platform: Platform, page: ReactNode) =>
  render(<TestStage platform={platform}>{page}</TestStage>)

/** As if the page had been loaded from there; `state` is what a reload finds in the history. */
export const visit = (serverUrl: string, path: string, state: unknown = null): void => {
  happyDomOf(window).setURL(new URL(path, serverUrl).href)
  window.history.replaceState(state, '') // else going back leads to the page of another test
}

/** Guarantee: the tests' window is happy-dom's (see test-page.ts), which has this handle to its settings. */
const happyDomOf = (window: Window): { setURL(url: string): void } =>
  (window as Window & { happyDOM: { setURL(url: string): void } } & typeof globalThis).happyDOM
