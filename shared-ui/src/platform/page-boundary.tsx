// The error panel in the place of a page that could not be shown.
import { type ReactNode, useEffect, useState } from 'react'
import { Boundary } from '../boundary/boundary.tsx'
import { ErrorPanel } from '../error-panel/error-panel.tsx'
import { usePlatform } from './platform.tsx'

/** Around an app's routes. `address` is the router's own, so that the page is tried again once the router has gone on. */
export const PageBoundary = ({ address, children }: { address: string; children: ReactNode }) => {
  const { onFailure } = usePlatform()
  return (
    <Boundary resetKeys={[address]} fallback={retry => <PageFailure onRetry={retry} />} onError={onFailure}>
      {children}
    </Boundary>
  )
}

/** A page whose code was never loaded cannot be opened offline: it opens by itself once the connection is back. */
export const PageFailure = ({ onRetry }: { onRetry: () => void }) => {
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    if (!isOffline) return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [isOffline, onRetry])
  return (
    <ErrorPanel level={1} {...(isOffline && { title: 'You are offline' })} onRetry={onRetry}>
      {isOffline && 'This page opens by itself as soon as the connection is back.'}
    </ErrorPanel>
  )
}
