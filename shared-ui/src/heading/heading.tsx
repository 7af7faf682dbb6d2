import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { fontSize, fontWeight } from '../tokens/tokens.tsx'

export interface HeadingProps extends ComponentProps<'h1'> {
  /** In the page's outline. */
  level: 1 | 2 | 3 | 4
  /** If not the usual one for its level. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | 'display'
}

const defaultSizes = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' } as const
const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** On a phone the two largest sizes step down. */
export function Heading({ level, size = defaultSizes[level], ...attributes }: HeadingProps) {
  return <Line as={elements[level]} $size={size} {...attributes} />
}

const narrowSizes = { ...fontSize, xxl: '1.75rem', display: '2.25rem' }

const Line = styled.h1<{ $size: keyof typeof fontSize }>`
  font-size: ${props => narrowSizes[props.$size]};
  font-weight: ${fontWeight.bold};
  line-height: 1.2;
  letter-spacing: ${props => (props.$size === 'sm' || props.$size === 'md' ? '0' : '-0.02em')};
  @media (min-width: 48em) {
    font-size: ${props => fontSize[props.$size]};
  }
`
