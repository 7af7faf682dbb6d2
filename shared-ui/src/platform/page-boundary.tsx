import type { ReactNode } from 'react'
import { Boundary } from '../boundary/boundary.tsx'
import { ErrorPanel } from '../error-panel/error-panel.tsx'
import { usePlatform } from './platform.tsx'

/** `address` is the router's own: the page is tried again after a navigation. */
export const PageBoundary = ({ address, children }: { address: string; children: ReactNode }) => {
  const { onFailure } = usePlatform()
  return (
    <Boundary
      resetKeys={[address]}
      fallback={retry => <ErrorPanel level={1} onRetry={retry} />}
      onError={onFailure}
    >
      {children}
    </Boundary>
  )
}
