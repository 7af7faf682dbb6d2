// Apart from cards and list rows, so that a page loads neither for it.
import { css } from 'styled-components'
import { color, radius } from '../tokens/tokens.tsx'

/**
 * For the only button or link of a surface that is `position: relative`: a click anywhere on the surface is a click on it.
 * @param corner the surface's border radius, which the focus ring follows
 */
export const coverStyle = (corner: keyof typeof radius) => css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
      border-radius: ${radius[corner]};
    }
  }
`
