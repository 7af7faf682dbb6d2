import { css, styled } from 'styled-components'
import { color } from '../tokens/tokens.tsx'

/** Before the streets load, and if they cannot be loaded. */
export const mapGround = css`
  background-color: ${color.sunken};
  background-image:
    linear-gradient(${color.border} 1px, transparent 1px),
    linear-gradient(90deg, ${color.border} 1px, transparent 1px);
  background-size: 48px 48px;
`

export const MapPlaceholder = styled.div.attrs({ 'aria-hidden': true, 'aria-busy': true })`
  height: 100%;
  ${mapGround}
`
