// A placeholder in the shape of what is loading.
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { color, radius } from '../tokens/tokens.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const breathe = keyframes`50% { opacity: 0.55; }`

interface SkeletonLook {
  /** CSS lengths; a line of text is `1em` high. */
  $width?: string
  $height?: string
  $radius?: keyof typeof radius
}

/** One gray shape. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonLook>`
  display: block;
  width: ${props => props.$width ?? '100%'};
  max-width: 100%;
  height: ${props => props.$height ?? '1em'};
  border-radius: ${props => radius[props.$radius ?? 'sm']};
  background: ${color.shimmer};
  animation: ${breathe} 1.6s ease-in-out infinite;
`

/** Lets screen readers know once what is loading. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
