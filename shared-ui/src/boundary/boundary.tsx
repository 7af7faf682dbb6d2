// Keeps what one part of a page throws from taking the rest with it.
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

interface BoundaryProps {
  /** Where the person is, or what is shown: when it changes, a part that failed is tried again. */
  resetKeys?: unknown[]
  /** Shown instead of a part that failed; nothing, if it is left out. */
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
