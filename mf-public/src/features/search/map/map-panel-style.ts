import { color, fontSize, media, radius, shadow, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const OverMap = styled.div`
  position: absolute;
  z-index: 1;
  inset: ${space[3]} 0 auto;
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > button {
    pointer-events: auto;
    min-height: 40px;
    border-radius: ${radius.full};
    box-shadow: ${shadow.raised};
  }
`

/** Which homes the map shows; its height is there before its words are. */
export const Placement = styled.p`
  min-height: 58px;
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.sunken};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  ${media.tablet} {
    min-height: 38px;
  }
`
