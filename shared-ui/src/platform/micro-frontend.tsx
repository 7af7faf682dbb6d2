// Makes the three lifecycles of an app from its root component.
import { QueryClientProvider } from '@tanstack/react-query'
import * as React from 'react'
import { type ComponentType, Suspense } from 'react'
import ReactDOMClient from 'react-dom/client'
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react'
import { FirstFrame } from './first-frame.tsx'
import { PageFailure } from './page-boundary.tsx'
import { type Platform, PlatformProvider } from './platform.tsx'

export interface AppProps {
  platform: Platform
}

/**
 * The lifecycles that the shell mounts. What one page throws stays with that page (page-boundary.tsx); a throw around
 * the pages shows the error panel in the app's own place.
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
    errorBoundary: () => (
      <>
        <PageFailure onRetry={reload} />
        <FirstFrame />
      </>
    ),
  })
}

/** What fails around all pages needs a new one. */
const reload = () => window.location.reload()
