import { color, fontSize, layer, media, radius, shadow, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** On a narrow screen above any bars. */
export const NoticeFrame = styled.div`
  position: fixed;
  inset: auto ${space[4]} 88px;
  z-index: ${layer.floating};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  width: fit-content;
  margin: 0 auto;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.sm};
  background: ${color.raised};
  box-shadow: ${shadow.overlay};
  font-size: ${fontSize.sm};
  ${media.desktop} {
    bottom: ${space[4]};
  }
`
