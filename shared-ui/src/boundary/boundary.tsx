// Keeps an error in one part of a page from taking down the rest.
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

interface BoundaryProps {
  /** The address, or what is shown: when it changes, a part that failed is tried again. */
  resetKeys?: unknown[]
  /** Shown instead of a part that failed; nothing by default. */
  fallback?: (retry: () => void) => ReactNode
  onError?: ((error: unknown) => void) | undefined
  children: ReactNode
}

export const Boundary = ({ resetKeys = [], fallback, onError, children }: BoundaryProps) => (
  <ErrorBoundary
    resetKeys={resetKeys}
    {...(onError && { onError })}
    fallbackRender={({ resetErrorBoundary }) => fallback?.(resetErrorBoundary)}
  >
    {children}
  </ErrorBoundary>
)
