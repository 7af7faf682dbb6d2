// Makes the three lifecycles of an app from its root component.
import { QueryClientProvider } from '@tanstack/react-query'
import * as React from 'react'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import ReactDOMClient from 'react-dom/client'
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react'
import { ErrorPanel } from '../error-panel/error-panel.tsx'
import { FirstFrame } from './first-frame.tsx'
import { type Platform, PlatformProvider } from './platform.tsx'

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
          <FirstFrame>
            <App />
          </FirstFrame>
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

/** A page whose code was never loaded cannot be opened offline: it opens by itself once the connection is back. */
const AppFailure = () => {
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    if (!isOffline) return
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline])
  return (
    <>
      <ErrorPanel
        level={1}
        {...(isOffline && { title: 'You are offline' })}
        onRetry={() => window.location.reload()}
      >
        {isOffline && 'This page opens by itself as soon as the connection is back.'}
      </ErrorPanel>
      <FirstFrame />
    </>
  )
}
