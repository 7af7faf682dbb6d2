import { color, layer, media, motion, shadow, space } from '@portal/shared-ui/tokens'
import { keyframes, styled } from 'styled-components'

const appear = keyframes`from { opacity: 0; scale: 0.8; }`
const pulse = keyframes`50% { opacity: 0.3; }`

/** At the end of a bar if any; below dialogs. */
export const RoundButton = styled.button`
  position: fixed;
  right: ${space[4]};
  bottom: ${space[2]};
  z-index: ${layer.header};
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: ${color.primary};
  color: ${color.onPrimary};
  box-shadow: ${shadow.overlay};
  animation: ${appear} ${motion.base};
  transition: ${motion.fast};
  transition-property: background-color, opacity, visibility;
  ${media.hover} { &:hover { background: ${color.primaryHover}; } }
  & > svg {
    width: 24px;
    height: 24px;
  }
  &[data-away] {
    visibility: hidden;
    opacity: 0;
  }
  &[aria-busy] > svg {
    animation: ${pulse} 1s infinite;
  }
  ${media.desktop} {
    right: ${space[6]};
    bottom: ${space[6]};
  }
`
