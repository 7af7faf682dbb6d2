import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

interface BoundaryProps {
  /** When one changes, a part that failed is tried again. */
  resetKeys?: unknown[]
  /** Nothing by default. */
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
