// The three lifecycles of an app, or of the floating assistant.

import type { ComponentType, ReactNode } from 'react'
import * as React from 'react'
import { createRoot } from 'react-dom/client'
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react'
import { Boundary } from '../boundary/boundary.tsx'
import { ErrorPanel } from '../error-panel/error-panel.tsx'
import { FirstFrame } from './first-frame.tsx'
import { type Platform, PlatformProvider } from './platform.tsx'
import type { Store } from './store.tsx'

export interface AppProps {
  platform: Platform
}

/** `isOpen` is false while it is minimized. */
export interface AssistantProps extends AppProps {
  isOpen: Store<boolean>
}

/** Each visit has its own element. */
type Visit<Props extends AppProps> = Props & { domElementGetter: () => HTMLElement }

interface Lifecycles<Props extends AppProps> {
  bootstrap: () => Promise<void>
  /** Settles once something is drawn; rejects if nothing could be. */
  mount: (visit: Visit<Props>) => Promise<void>
  unmount: (visit: Visit<Props>) => Promise<void>
}

/** An error on one page affects only that page (page-boundary.tsx); one around the pages shows the error panel in the app's place. */
export const microFrontend = (App: ComponentType): Lifecycles<AppProps> =>
  lifecyclesOf(() => (
    <Boundary fallback={() => <AppFailure />}>
      <FirstFrame>
        <App />
      </FirstFrame>
    </Boundary>
  ))

/** The assistant is beside the pages: an error ends it, and `onFailure` receives it. */
export const floatingAssistant = (Assistant: ComponentType<{ isOpen: Store<boolean> }>) =>
  lifecyclesOf<AssistantProps>(({ isOpen, platform }) => (
    <Boundary onError={platform.onFailure}>
      <Assistant isOpen={isOpen} />
    </Boundary>
  ))

/**
 * One adapter of single-spa-react a visit, so that one that ends late takes only its own away. What not even an error panel can replace
 * fails the mount at once, and nobody waits for the end of what is not there: the adapter alone would never settle.
 */
const lifecyclesOf = <Props extends AppProps>(draw: (visit: Props) => ReactNode): Lifecycles<Props> => {
  const visits = new WeakMap<HTMLElement, () => Promise<unknown>>()
  const rootComponent = (visit: Props) => (
    <PlatformProvider value={visit.platform}>{draw(visit)}</PlatformProvider>
  )
  return {
    bootstrap: async () => {},
    mount: visit =>
      new Promise((resolve, reject) => {
        const onUncaughtError = (error: unknown) => {
          reportError(error)
          reject(error)
        }
        const adapter = singleSpaReact<Visit<Props>>({
          React,
          ReactDOMClient: { createRoot: (element: HTMLElement) => createRoot(element, { onUncaughtError }) },
          rootComponent,
          suppressComponentDidCatchWarning: true,
          ...ownRecords(),
        })
        const props = propsOf(visit)
        visits.set(visit.domElementGetter(), () => adapter.unmount(props))
        adapter.mount(props).then(resolve, reject)
      }),
    unmount: async ({ domElementGetter }) => {
      const element = domElementGetter()
      const end = visits.get(element)
      visits.delete(element) // the adapter cannot end a visit twice
      await Promise.race([end?.(), undefined])
    },
  }
}

/** Guarantee: of what single-spa itself would give, the adapter reads only the name, as a key of its records. */
const propsOf = <Props extends AppProps>(visit: Visit<Props>) =>
  ({ ...visit, name: 'visit' }) as Parameters<ReactAppOrParcel<Visit<Props>>['mount']>[0]

/** Without them the adapter keeps the roots of all apps in one record, by name. */
const ownRecords = () => ({ domElements: {}, renderResults: {}, updateResolves: {}, unmountResolves: {} })

const AppFailure = () => (
  <>
    <ErrorPanel level={1} onRetry={reload} />
    <FirstFrame />
  </>
)

/** After an error around all pages, a new page load is needed. */
const reload = () => window.location.reload()
