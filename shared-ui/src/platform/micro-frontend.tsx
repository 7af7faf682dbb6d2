// Makes the three lifecycles of an app from its root component.
import { QueryClientProvider } from '@tanstack/react-query'
import * as React from 'react'
import { type ComponentType, Suspense, useLayoutEffect } from 'react'
import ReactDOMClient from 'react-dom/client'
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react'
import { ErrorPanel } from '../error-panel/error-panel.tsx'
import { type Platform, PlatformProvider } from './platform.tsx'

/** Sent on window when an app has drawn its first frame, so that the server-drawn skeleton can go. */
export const firstFrameEvent = 'portal:first-frame'

export interface AppProps {
  platform: Platform
}

/**
 * The lifecycles that the shell mounts. A throw while rendering shows the error panel in the app's own place:
 * without a boundary it would freeze all navigation.
 */
export const microFrontend = (App: ComponentType): ReactAppOrParcel<AppProps> => {
  const Root = ({ platform }: AppProps) => (
    <PlatformProvider value={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <Suspense>
          <App />
          <FirstFrame />
        </Suspense>
      </QueryClientProvider>
    </PlatformProvider>
  )
  return singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: Root,
    renderType: 'createRoot',
    errorBoundary: () => <AppFailure />,
  })
}

/** Next to the app's page, within one boundary: nothing is announced while the page's code is still loading. */
const FirstFrame = () => {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(firstFrameEvent))
  }, [])
  return null
}

const AppFailure = () => (
  <>
    <ErrorPanel onRetry={() => window.location.reload()} />
    <FirstFrame />
  </>
)
