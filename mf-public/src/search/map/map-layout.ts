import { color, fontSize, media, radius, shadow, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** As high as its place says (`MapPlace`). */
export const MapBox = styled.div`
  position: relative;
  height: var(--map-height);
  min-height: 280px;
  overflow: hidden;
  border-block: 1px solid ${color.border};
`

export const OverMap = styled.div`
  position: absolute;
  z-index: 1;
  inset: ${space[3]} 0 auto;
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > button {
    pointer-events: auto;
    min-height: ${space[10]};
    border-radius: ${radius.full};
    box-shadow: ${shadow.raised};
  }
`

/** Which homes the map shows; its height is reserved before its words arrive. */
export const Placement = styled.p`
  min-height: 58px;
  padding: ${space[2]} ${space[4]};
  background: ${color.sunken};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  ${media.tablet} {
    min-height: 38px;
  }
`
