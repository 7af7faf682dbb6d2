import { Boundary } from '@portal/shared-ui/boundary'
import type { ReactNode } from 'react'
import { useAddress } from '../address/address.ts'

interface PartProps {
  /** Nothing by default. */
  fallback?: () => ReactNode
  children: ReactNode
}

/** Tried again on the next page. */
export const Part = ({ fallback, children }: PartProps) => {
  const { key } = useAddress()
  return (
    <Boundary resetKeys={[key]} {...(fallback && { fallback })}>
      {children}
    </Boundary>
  )
}
