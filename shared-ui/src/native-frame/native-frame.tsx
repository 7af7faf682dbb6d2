import { styled } from 'styled-components'
import { color, space } from '../tokens/tokens.tsx'

/** Around a native `select`: it looks like our other fields in every browser. */
export const NativeFrame = styled.span`
  position: relative;
  display: inline-grid;
  align-items: center;
  min-width: 0;
  & > select {
    appearance: none;
    padding-inline-end: ${space[6]};
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline-end: 10px;
    width: 8px;
    height: 8px;
    border: solid ${color.textMuted};
    border-width: 0 2px 2px 0;
    translate: 0 -2px;
    rotate: 45deg;
    pointer-events: none;
  }
`
