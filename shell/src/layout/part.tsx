import { Boundary } from '@portal/shared-ui/boundary'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface PartProps {
  /** Shown instead when the part cannot be; nothing, if it is left out. */
  fallback?: () => ReactNode
  children: ReactNode
}

/** A part of the page that may fail without the others. It is tried again on the next page. */
export const Part = ({ fallback, children }: PartProps) => {
  const { key } = useLocation()
  return (
    <Boundary resetKeys={[key]} {...(fallback && { fallback })}>
      {children}
    </Boundary>
  )
}
