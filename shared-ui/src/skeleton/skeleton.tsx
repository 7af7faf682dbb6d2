import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { useSlow } from '../slow/slow.tsx'
import { color, fontSize, radius, space } from '../tokens/tokens.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const breathe = keyframes`50% { opacity: 0.55; }`

interface SkeletonLook {
  /** CSS lengths; a line of text is `1em` high. */
  $width?: string
  $height?: string
  $radius?: keyof typeof radius
}

export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonLook>`
  display: block;
  width: ${props => props.$width ?? '100%'};
  max-width: 100%;
  height: ${props => props.$height ?? '1em'};
  border-radius: ${props => radius[props.$radius ?? 'sm']};
  background: ${color.shimmer};
  animation: ${breathe} 1.6s ease-in-out infinite;
`

interface SkeletonGroupProps extends SkeletonLook {
  label: string
  /** One skeleton by default. */
  children?: ReactNode
}

/** Tells screen readers once what is loading, and everyone if that takes long. */
export function SkeletonGroup({ label, children, ...look }: SkeletonGroupProps) {
  const isSlow = useSlow(true)
  return (
    <>
      <SlowWords aria-live="polite">{isSlow && 'Still loading. This is taking longer than usual.'}</SlowWords>
      <div role="status" aria-busy>
        <VisuallyHidden>{label}</VisuallyHidden>
        {children ?? <Skeleton {...look} />}
      </div>
    </>
  )
}

const SlowWords = styled.p`
  padding: ${space[3]} ${space[4]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  text-align: center;
  &:empty {
    position: absolute;
    padding: 0;
  }
`
