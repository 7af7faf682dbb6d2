import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { color, space } from '../tokens/tokens.tsx'

/** Around a native `select`: it looks like our other fields in every browser. */
export const NativeFrame = ({ children, ...attributes }: ComponentProps<'span'>) => (
  <Frame {...attributes}>
    {children}
    <ChevronDown aria-hidden />
  </Frame>
)

const Frame = styled.span`
  position: relative;
  display: inline-grid;
  align-items: center;
  min-width: 0;
  & > select {
    appearance: none;
    padding-inline-end: ${space[6]};
    text-overflow: ellipsis;
  }
  & > svg {
    position: absolute;
    inset-inline-end: 6px;
    width: 16px;
    height: 16px;
    color: ${color.textMuted};
    pointer-events: none;
  }
`
