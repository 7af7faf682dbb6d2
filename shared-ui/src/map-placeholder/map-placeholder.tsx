import { css, styled } from 'styled-components'
import { color } from '../tokens/tokens.tsx'

/** The ground a map lies on: shown before the streets load, and when they cannot be loaded. */
export const mapGround = css`
  background-color: ${color.sunken};
  background-image:
    linear-gradient(${color.border} 1px, transparent 1px),
    linear-gradient(90deg, ${color.border} 1px, transparent 1px);
  background-size: 48px 48px;
`

/** The ground while its map is on its way. */
export const MapPlaceholder = styled.div.attrs({ 'aria-hidden': true, 'aria-busy': true })`
  height: 100%;
  ${mapGround}
`
