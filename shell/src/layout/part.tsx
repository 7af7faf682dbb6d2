import { Boundary } from '@portal/shared-ui/boundary'
import type { ReactNode } from 'react'
import { useAddress } from '../address/address.ts'

interface PartProps {
  /** Shown if the part fails; nothing by default. */
  fallback?: () => ReactNode
  children: ReactNode
}

/** A part of the page that may fail without the others. It is tried again on the next page. */
export const Part = ({ fallback, children }: PartProps) => {
  const { key } = useAddress()
  return (
    <Boundary resetKeys={[key]} {...(fallback && { fallback })}>
      {children}
    </Boundary>
  )
}
